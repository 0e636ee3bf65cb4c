// What a visitor chose to see is on the root before anything is painted: attributes for the styles, and the size of the
// board. The record is a line (`theme=dark colors=blue …`); `public/choices.js` writes it. What is damaged is not applied.
{
  // For `public/boot.js`: whether the page is painted, what has been sent for, and the language that was chosen.
  const early = (window.forsyth = {});
  // A frame that finds the whole board and the styles paints them.
  const frame = () => {
    early.isPainted = document.styleSheets.length && document.querySelector("#announcer");
    if (!early.isPainted) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // Where the largest file is not preloaded it is sent for when the page is read, before the scripts that wait for the
  // styles.
  const send = () => {
    const program = document.querySelector("[rel=preload]");
    if (program && !matchMedia(program.media).matches) (early.program = fetch(program.href)).catch(() => {});
  };
  document.addEventListener("readystatechange", send, { once: true });
  const known = {
    theme: /^(light|dark)$/,
    colors: /^(blue|green|grey|contrast|print)$/,
    pieces: /^(cburnett|silhouettes)$/,
    coordinates: /^(outside|none)$/,
    size: /^\d{3,4}$/,
  };
  const { dataset, style } = document.documentElement;
  // Nothing is painted before it has come.
  const add = (tag, about) =>
    document.head.append(Object.assign(document.createElement(tag), { blocking: "render" }, about));
  const changed = () => document.dispatchEvent(new Event("forsyth:looks"));
  const show = (line) => {
    const looks = Object.fromEntries((line ?? "").split(" ").map((choice) => choice.split("=")));
    for (const name of Object.keys(known)) {
      if (known[name].test(looks[name])) dataset[name] = looks[name];
      else delete dataset[name];
    }
    style.setProperty("--size", dataset.size ? dataset.size + "px" : "");
    // The dialog may have asked for it already.
    if ((dataset.colors || dataset.coordinates) && !document.querySelector('[href="looks.css"]')) {
      add("link", { onload: changed, rel: "stylesheet", href: "looks.css" });
    }
    changed();
  };
  document.addEventListener("forsyth:show-looks", ({ detail }) => show(detail));
  try {
    // A board in the page of somebody else looks as that page asks for.
    const isEmbedded = new URLSearchParams(location.search).has("embed");
    show(isEmbedded ? location.search.slice(1).replaceAll("&", " ") : localStorage.getItem("forsyth.looks"));
    early.language = sessionStorage["forsyth.language"] ?? localStorage["forsyth.language"];
    // Another position than the one that the page comes with.
    if (/fen=|\//.test(location.search + location.hash) || sessionStorage["forsyth.head"]) {
      // A browser with Trusted Types wants the address of a script from a policy that the page's own policy names.
      const createScriptURL = () => "place.js";
      const policy = window.trustedTypes?.createPolicy("place", { createScriptURL }) ?? { createScriptURL };
      add("script", { type: "module", src: policy.createScriptURL("") });
    }
  } catch {}
}
