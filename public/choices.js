// What is chosen of the looks is shown, kept, and followed by other tabs: `forsyth:look` brings a choice (`colors=blue`).
// What a newer version wrote into the record is kept.
/** Shows and keeps what is chosen. */
export function followChoices() {
  const KEY = "forsyth.looks";
  let line = "";
  // Where the last choice could not be kept, the record is older than what is shown.
  let isKept = true;
  const read = () => {
    try {
      if (isKept) line = localStorage.getItem(KEY) ?? "";
    } catch {}
  };
  read();

  const show = () => document.dispatchEvent(new CustomEvent("forsyth:show-looks", { detail: line }));

  document.addEventListener("forsyth:look", ({ detail }) => {
    const [name, value] = detail.split("=");
    read();
    const others = line.split(" ").filter((choice) => choice && !choice.startsWith(`${name}=`));
    // No name: everything as in the beginning.
    line = name ? [...others, `${name}=${value}`].join(" ") : "";
    show();
    try {
      localStorage.setItem(KEY, line);
      isKept = true;
    } catch {
      isKept = false;
      document.dispatchEvent(new CustomEvent("forsyth:look-failed", { detail: "unkept" }));
    }
  });

  // Chosen in another tab.
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== KEY && key !== null) return;
    line = newValue ?? "";
    isKept = true;
    show();
  });

  // Who comes back by the Back button has heard of nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    read();
    show();
  });
}
