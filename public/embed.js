// What must be so before the page wakes in the frame of another one (?embed). The annex does the rest.
const root = document.documentElement;
const asked = new URLSearchParams(location.search);
const isEditable = asked.has("edit");

root.dataset.embed = asked.get("embed") === "fen" ? "fen" : "board";
if (isEditable) root.dataset.edit = "";

// The page as it is elsewhere is not shown while its style for frames is on the way.
const style = document.createElement("link");
style.rel = "stylesheet";
style.href = "embed.css";
style.onload = style.onerror = () => (root.hidden = false);
root.hidden = true;
document.head.append(style);

// All frames of a tab share one storage: what one of them kept would be what the others restore.
const storage = {
  getItem: () => null,
  setItem() {},
  removeItem() {},
};
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: storage });

// A step in the history of a frame is a step of the Back button of the page around it.
history.pushState = history.replaceState = () => {};

const text = document.querySelector("#fen");
if (!isEditable) {
  text.readOnly = true;
  addEventListener("paste", (event) => event.stopImmediatePropagation(), true);
}

// A file that misses its target must not take the place of the board. The box takes text, where it may.
addEventListener(
  "drop",
  (event) => {
    if (event.target === text && isEditable) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
