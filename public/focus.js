// What keeps the focus where keys find it. It comes after the page: which buttons are stops of the Tab key stands in the
// markup already.

// A strip of pieces and tools is one stop, and so are the pen's choices; arrows go on within them.
const GROUPS = "[data-strip], .pen-choices";
const groupOf = (element) => element.closest?.(GROUPS);
const buttonsOf = (group) => [...group.querySelectorAll("button")].filter((one) => groupOf(one) === group);
const isSeen = (one) => one.isConnected && one.getClientRects().length > 0;

/** Keeps the focus, from now on. */
export function keepFocus() {
  // Who comes back finds what was left. A click does not focus a button in every browser.
  for (const type of ["focusin", "click"]) {
    addEventListener(type, ({ target }) => {
      const button = groupOf(target) && target.closest("button");
      if (button) for (const one of buttonsOf(groupOf(button))) one.tabIndex = one === button ? 0 : -1;
    });
  }

  addEventListener("keydown", (event) => {
    const group = groupOf(event.target);
    if (!group || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = buttonsOf(group).filter(isSeen);
    const here = buttons.indexOf(event.target);
    const next = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length).focus();
  });

  // What has gone with the focus on it (a notice, a repair, a card) leaves it to what had it before, else to the board.
  let trail = [];
  addEventListener("focusin", ({ target }) => {
    trail = [...trail.filter((one) => one !== target), target].slice(-8);
  });

  const rescue = () => {
    const here = document.activeElement;
    const isLost = (!here || here === document.body) && trail.length > 0 && !isSeen(trail.at(-1));
    if (isLost) (trail.findLast(isSeen) ?? document.querySelector("[data-board]")).focus();
  };

  // By the second frame the page has shown what a key or a click has done; a browser may take the focus from what has gone
  // some frames later.
  const watch = (frames) =>
    requestAnimationFrame(() => {
      rescue();
      if (frames > 1) watch(frames - 1);
    });
  for (const type of ["keydown", "click"]) addEventListener(type, () => watch(12));

  // Whoever speaks to the computer, or hits keys by chance, can keep letters to the board (WCAG 2.2, 2.1.4). The list of keys
  // has the switch.
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem("forsyth.letters") === "off") dataset.letters = "off";
  } catch {}
  addEventListener(
    "keydown",
    (event) => {
      const isLone = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isMeant = event.target.closest?.("[data-board], [role=spinbutton]");
      if (isLone && dataset.letters === "off" && !isMeant) event.stopImmediatePropagation();
    },
    true,
  );
}
