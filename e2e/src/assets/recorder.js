// Writes down what the page shows after each action of a batch. A key that the page does not use is pressed behind each
// action: as it goes down the focus goes to where the page leaves it alone, as it comes up the state is taken.
const MARK = "F2";
const one = (css) => document.querySelector(css);
const all = (css) => [...document.querySelectorAll(css)];
const names = (css) => all(css).map((square) => square.dataset.square).sort();
const isOff = (css) => one(css).getAttribute("aria-disabled") === "true";

// Which controls take the focus by a click is the browser's business; keys are tried on the board, in the box, and on the
// page. The place is one that can be seen, or the page would look for a better one.
const elsewhere = document.createElement("div");
elsewhere.tabIndex = -1;
elsewhere.style.cssText = "position: fixed; left: 0; top: 0; width: 1px; height: 1px; pointer-events: none";
document.body.append(elsewhere);
const leave = () => {
  if (!document.activeElement?.matches("[data-square], #fen")) elsewhere.focus({ preventScroll: true });
  scrollTo(0, 0);
};

// Where a line is broken for want of room, Firefox has two places for the caret and an arrow key for each.
one("#fen").style.whiteSpace = "pre";

// The squares that pictures of the board's drawing lie over: each has a place in it, which is empty or has a picture.
const under = (picture) => __e2e.under(picture.getAttribute("transform"))?.dataset.square;
const pictures = () => all(".pieces > use[href]").filter(under).map((picture) => `${under(picture)} ${picture.getAttribute("href")}`);

const shown = () => {
  const squares = all("[data-board] [data-square]");
  const { dataset } = document.activeElement ?? document.body;
  const castling = (keep) => all("[data-castling]").filter(keep).map((box) => box.dataset.castling).join("");
  const pieces = Object.fromEntries(squares.filter((square) => square.dataset.piece).map((square) => [square.dataset.square, square.dataset.piece]));
  return {
    pieces,
    isDrawn: pictures().sort().join() === Object.keys(pieces).sort().map((name) => `${name} #${pieces[name]}`).join(),
    squares: new Set(squares.map((square) => square.dataset.square)).size,
    selected: names("[data-square][data-selected]"),
    held: all(".pieces > .ghost").map(under),
    orientation: one("[data-board]").dataset.orientation,
    fen: one("#fen").value,
    faulty: one("#fen").getAttribute("aria-invalid") === "true",
    turn: one("input[name=turn]:checked")?.value ?? "",
    castling: castling((box) => box.checked),
    possible: castling((box) => box.dataset.possible === "true"),
    enPassant: one("#en-passant").value,
    choices: [...one("#en-passant").options].map((option) => option.value),
    clocks: `${one("#halfmove-clock").value} ${one("#fullmove-number").value}`,
    undo: !isOff("[data-action=undo]"),
    redo: !isOff("[data-action=redo]"),
    tool: all("[data-spare][aria-pressed=true], [data-tool][aria-pressed=true]").map((button) => button.dataset.spare ?? button.dataset.tool).join(" "),
    symmetry: one("[data-action=symmetry]").getAttribute("aria-pressed") === "true",
    focus: document.activeElement === one("#fen") ? "fen" : (dataset.square ?? ""),
    carried: all("[data-dragged]").length,
  };
};

const settled = () => ({
  problems: all("[data-problem]").map(({ dataset }) => [dataset.problem, Number(dataset.start), Number(dataset.end)]),
  findings: all("[data-finding-kind]").map(({ dataset }) => [dataset.findingKind, dataset.severity, dataset.squares]),
  marked: Object.fromEntries(all("[data-square][data-finding]").map(({ dataset }) => [dataset.square, dataset.finding])),
  address: location.hash,
});

let states = [];
const mark = (act) => (event) => {
  if (event.key !== MARK) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act();
};
addEventListener("keydown", mark(leave), true);
addEventListener("keyup", mark(() => states.push(shown())), true);

// How long the page works on an event: what it queues for itself is done when the last listener is asked.
let times = [];
let begun = 0;
for (const type of ["pointerdown", "pointermove", "pointerup", "click", "keydown", "input", "change"]) {
  addEventListener(type, () => (begun = performance.now()), true);
  addEventListener(type, () => times.push(performance.now() - begun));
}

window.__recorder = {
  shown,
  settled,
  take: () => states.splice(0),
  times: () => times.splice(0),
};

const board = one("[data-board]");
const named = { board, fen: one("#fen"), transforms: one("[data-action=transforms]") };
for (const button of all("[data-action]")) named[button.dataset.action] ??= button;
for (const button of all("[data-spare]")) named[button.dataset.spare] = button;
for (const button of all("[data-tool]")) named[button.dataset.tool] = button;
for (const box of all("[data-castling]")) named[`castling ${box.dataset.castling}`] = box.labels[0];
for (const box of all("input[name=turn]")) named[`turn ${box.value}`] = box.labels[0];
for (const id of ["halfmove-clock", "fullmove-number"]) named[id] = one(`#${id}`);
states = [];
const middles = Object.entries(named).map(([name, element]) => {
  const { x, y, width, height } = __e2e.rect(element);
  return [name, [x + width / 2, y + height / 2]];
});
return { named, middles: Object.fromEntries(middles), side: __e2e.rect(board).width / 8 };
