// The least with which a board and a box edit one position: no undo, no faults, no rules.
const board = document.querySelector("[data-board]");
const squares = [...board.querySelectorAll("[data-square]")];
const box = document.querySelector("#fen");

const show = (square, name) => {
  if (square.dataset.piece === name) return;
  if (!name) {
    delete square.dataset.piece;
    square.replaceChildren();
    return;
  }
  square.dataset.piece = name;
  square.innerHTML = picture(name);
};
const picture = (name) => `<svg viewBox="0 0 40 40"><use href="#${name}"></use></svg>`;

const read = (text) => {
  const placement = text.split(" ")[0].replace(/\d/g, (digit) => ".".repeat(digit)).replaceAll("/", "");
  if (placement.length !== 64) return;
  squares.forEach((square, index) => {
    const letter = placement[index];
    const upper = letter.toUpperCase();
    show(square, letter === "." ? undefined : (letter === upper ? "w" : "b") + upper);
  });
};

const write = () => {
  let text = "";
  squares.forEach((square, index) => {
    if (index && index % 8 === 0) text += "/";
    const name = square.dataset.piece;
    text += name ? (name[0] === "w" ? name[1] : name[1].toLowerCase()) : ".";
  });
  const placement = text.replace(/\.+/g, (empty) => empty.length);
  box.value = [placement, ...box.value.split(" ").slice(1)].join(" ");
};

let held;
const place = ({ clientX, clientY }) => {
  const { left, top, width, height } = held.frame;
  return [(clientX - left) / width, (clientY - top) / height];
};
const carry = (event) => {
  const [x, y] = place(event);
  held.carried.style.left = `${x * 100}%`;
  held.carried.style.top = `${y * 100}%`;
};
board.addEventListener("pointerdown", (event) => {
  const from = event.target.closest("[data-piece]");
  if (!from) return;
  const carried = Object.assign(document.createElement("div"), { className: "carried" });
  carried.innerHTML = picture(from.dataset.piece);
  board.append(carried);
  held = { from, carried, frame: board.getBoundingClientRect() };
  carry(event);
});
document.addEventListener("pointermove", (event) => held && carry(event));
document.addEventListener("pointerup", (event) => {
  if (!held) return;
  const [x, y] = place(event).map((part) => Math.floor(part * 8));
  const to = x >= 0 && x < 8 && y >= 0 && y < 8 ? squares[y * 8 + x] : undefined;
  const name = held.from.dataset.piece;
  held.carried.remove();
  if (to !== held.from) {
    show(held.from);
    if (to) show(to, name);
    write();
  }
  held = undefined;
});
box.addEventListener("input", () => read(box.value));

requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.ready = "true")));
