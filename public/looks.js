// What a visitor chose to see is on the root before anything is painted: attributes for the styles, and the size of the
// board. Nobody else reads or writes the record (`theme=dark colors=blue …`): a choice arrives as `forsyth:look`, whoever
// depends on one hears `forsyth:looks`. What is damaged is not applied; what a newer version wrote is kept.
{
  const KEY = "forsyth.looks";
  const known = {
    theme: /^(light|dark)$/,
    colors: /^(blue|green|grey|contrast|print)$/,
    pieces: /^(cburnett|silhouettes)$/,
    coordinates: /^(outside|none)$/,
    size: /^\d{3,4}$/,
  };
  const { dataset, style } = document.documentElement;
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
  let looks;
  const read = (line) => {
    looks = new Map((line ?? "").split(" ").filter(Boolean).map((choice) => choice.split("=")));
  };
  const show = () => {
    for (const name in known) {
      const value = looks.get(name);
      if (known[name].test(value)) dataset[name] = value;
      else delete dataset[name];
    }
    style.setProperty("--size", dataset.size ? dataset.size + "px" : "");
    // The dialog may have asked for it already.
    if ((dataset.colors || dataset.coordinates) && !document.querySelector('[href="looks.css"]')) {
      const sheet = document.head.appendChild(document.createElement("link"));
      sheet.blocking = "render";
      sheet.onload = () => tell("forsyth:looks");
      sheet.rel = "stylesheet";
      sheet.href = "looks.css";
    }
    tell("forsyth:looks");
  };
  // A board in the page of somebody else looks as that page asks for, and keeps nothing.
  const isEmbedded = new URLSearchParams(location.search).has("embed");
  try {
    read(isEmbedded ? location.search.slice(1).replaceAll("&", " ") : localStorage.getItem(KEY));
  } catch {
    read();
  }
  show();
  document.addEventListener("forsyth:look", ({ detail }) => {
    const [name, value] = detail.split("=");
    // No name: everything as in the beginning.
    if (name) looks.set(name, value);
    else looks.clear();
    show();
    try {
      localStorage.setItem(KEY, [...looks].map((choice) => choice.join("=")).join(" "));
    } catch {
      tell("forsyth:look-failed", "unkept");
    }
  });
  // Chosen in another tab.
  addEventListener("storage", ({ key, newValue }) => {
    if (isEmbedded || (key !== KEY && key !== null)) return;
    read(newValue);
    show();
  });
}
