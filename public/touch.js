// What fingers and their keyboard need beyond the styles. It comes after the page has woken.
/** Listens to fingers. */
export function bindTouch() {
  const board = document.querySelector(".board");
  const text = document.querySelector("#fen");

  // At the edges of the screen some systems take a finger for "back", whatever the styles say. Not with something in hand.
  const EDGE = 24;
  board.addEventListener("touchstart", (event) => {
    const { clientX: x } = event.touches[0];
    const isHeld = getComputedStyle(event.target).touchAction === "none";
    if (isHeld && event.cancelable && Math.min(x, innerWidth - x) < EDGE) event.preventDefault();
  });

  // Where the keyboard covers the page instead of making it smaller, the box may lie under it.
  const uncover = () => {
    const seen = window.visualViewport;
    if (!seen || document.activeElement !== text) return;
    const { top, bottom } = text.getBoundingClientRect();
    if (top < seen.offsetTop || bottom > seen.offsetTop + seen.height) scrollBy(0, top - seen.offsetTop - 8);
  };
  window.visualViewport?.addEventListener("resize", uncover);
  text.addEventListener("focus", uncover);

  // "Done" on a keyboard of the screen is done with it.
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing && matchMedia("(pointer: coarse)").matches) text.blur();
  });
}
