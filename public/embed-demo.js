// The page about embedding: shows what it hears of the board that can be edited, and sets it.
const board = document.querySelector("#editor");

function show({ fen, marks, orientation }) {
  document.querySelector("#heard-fen").textContent = fen;
  document.querySelector("#heard-marks").textContent = marks || "none";
  document.querySelector("#heard-orientation").textContent = orientation;
}

board.addEventListener("change", (event) => show(event.detail));

// In the window of the installed app: what it is opened with goes to the editor.
window.launchQueue?.setConsumer(async ({ targetURL, files }) => {
  const texts = await Promise.all(files.map(async (handle) => (await handle.getFile()).text()));
  location.assign(texts.length ? `./?${new URLSearchParams({ text: texts.join("\n\n") })}` : targetURL);
});

for (const button of document.querySelectorAll("button[data-fen]")) {
  button.addEventListener("click", () => (board.fen = button.dataset.fen));
}
document.querySelector("button[data-orientation]").addEventListener("click", () => {
  board.orientation = board.orientation === "white" ? "black" : "white";
});
