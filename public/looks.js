// What a visitor chose to see is on the root before anything is painted: attributes for the styles, and the size of the
// board. The record is a line (`theme=dark colors=blue …`); `public/choices.js` writes it. What is damaged is not applied.
{
  const known = {
    theme: /^(light|dark)$/,
    colors: /^(blue|green|grey|contrast|print)$/,
    pieces: /^(cburnett|silhouettes)$/,
    coordinates: /^(outside|none)$/,
    size: /^\d{3,4}$/,
  };
  const { dataset, style } = document.documentElement;
  const changed = () => document.dispatchEvent(new Event("forsyth:looks"));
  const show = (line) => {
    const looks = Object.fromEntries((line ?? "").split(" ").map((choice) => choice.split("=")));
    for (const name in known) {
      if (known[name].test(looks[name])) dataset[name] = looks[name];
      else delete dataset[name];
    }
    style.setProperty("--size", dataset.size ? dataset.size + "px" : "");
    // The dialog may have asked for it already.
    if ((dataset.colors || dataset.coordinates) && !document.querySelector('[href="looks.css"]')) {
      const sheet = document.createElement("link");
      sheet.blocking = "render";
      sheet.onload = changed;
      sheet.rel = "stylesheet";
      sheet.href = "looks.css";
      document.head.append(sheet);
    }
    changed();
  };
  document.addEventListener("forsyth:show-looks", ({ detail }) => show(detail));
  try {
    // A board in the page of somebody else looks as that page asks for.
    const isEmbedded = new URLSearchParams(location.search).has("embed");
    show(isEmbedded ? location.search.slice(1).replaceAll("&", " ") : localStorage.getItem("forsyth.looks"));
  } catch {}
}
