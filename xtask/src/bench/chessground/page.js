// A bare editor as one would make it of chessground and chessops: a board, spare pieces, a box.
import { Chessground } from "chessground";
import { INITIAL_FEN, makeFen, parseBoardFen, parseFen } from "chessops/fen";

const box = document.querySelector("#fen");
box.value = INITIAL_FEN;
let setup = parseFen(box.value).unwrap();
const ground = Chessground(document.querySelector("#board"), {
  fen: box.value,
  coordinates: false,
  animation: { enabled: false },
  movable: { free: true, color: "both" },
  draggable: { deleteOnDropOff: true },
  events: {
    change() {
      setup = { ...setup, board: parseBoardFen(ground.getFen()).unwrap() };
      box.value = makeFen(setup);
    },
  },
});
const spares = document.querySelector("#spares");
for (const color of ["white", "black"]) {
  for (const role of ["king", "queen", "rook", "bishop", "knight", "pawn"]) {
    const spare = document.createElement("button");
    spare.textContent = `${color} ${role}`;
    spare.addEventListener("pointerdown", (event) => ground.dragNewPiece({ color, role }, event));
    spares.append(spare);
  }
}
box.addEventListener("input", () => {
  parseFen(box.value).unwrap(
    (read) => {
      setup = read;
      ground.set({ fen: box.value });
    },
    () => {},
  );
});
globalThis.__fenBench = (fens, total) => {
  let same = 0;
  for (let index = 0; index < total; index++) {
    const text = fens[index % fens.length];
    if (makeFen(parseFen(text).unwrap()) === text) same++;
  }
  return same;
};
requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.ready = "true")));
