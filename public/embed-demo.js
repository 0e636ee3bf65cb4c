// The page about embedding: shows what it hears of the board that can be edited, and sets it.
const board = document.querySelector("#editor");

function show(position) {
  for (const output of document.querySelectorAll("output")) {
    output.textContent = position[output.dataset.part] || output.dataset.none;
  }
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
