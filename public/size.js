// The handle at the corner of the board: dragged, moved by keys, and by a double click back to all the room there is.
/** Lets the handle be used. */
export function offerSizes() {
  const handle = document.querySelector("[data-resize]");
  const board = document.querySelector("[data-board]");
  const { style } = document.documentElement;
  const LEAST = 320;

  const size = () => board.offsetWidth;
  const set = (pixels) => style.setProperty("--size", pixels ? `${pixels}px` : "");
  const keep = (pixels) =>
    document.dispatchEvent(new CustomEvent("forsyth:look", { detail: `size=${pixels < most() ? pixels : ""}` }));
  // The size at which the board has all the room. What is tried here is never painted.
  const most = () => {
    const before = style.getPropertyValue("--size");
    set();
    const pixels = size();
    style.setProperty("--size", before);
    return pixels;
  };
  const fitting = (pixels) => Math.max(Math.min(LEAST, most()), Math.min(most(), Math.round(pixels / 8) * 8));
  const show = () => {
    handle.ariaValueMin = Math.min(LEAST, most());
    handle.ariaValueMax = most();
    handle.ariaValueNow = size();
  };

  let drag;
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || drag) return;
    handle.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, y: event.clientY, size: size(), kept: style.getPropertyValue("--size"), id: event.pointerId };
  });
  handle.addEventListener("pointermove", (event) => {
    // The board stays in the middle of its place: its corner goes half of what it grows, both ways.
    if (event.pointerId === drag?.id) set(fitting(drag.size + event.clientX - drag.x + event.clientY - drag.y));
  });
  handle.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.id) return;
    const { size: before, kept } = drag;
    drag = undefined;
    if (size() === before) style.setProperty("--size", kept);
    else keep(size());
  });
  handle.addEventListener("lostpointercapture", () => {
    if (drag) style.setProperty("--size", drag.kept);
    drag = undefined;
  });
  handle.addEventListener("dblclick", () => keep(most()));

  const steps = { ArrowRight: 8, ArrowUp: 8, ArrowLeft: -8, ArrowDown: -8, PageUp: 64, PageDown: -64, Home: -1e4, End: 1e4 };
  handle.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keep(fitting(size() + step));
  });
  addEventListener("resize", show);
  document.addEventListener("forsyth:looks", show);
  handle.hidden = false;
  show();
}
