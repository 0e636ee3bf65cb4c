// The page comes with the start position. Where the app will show another one, that of the address or the work of this tab,
// it stands there before anything is painted. Only plain records: the app reads whatever there is.
try {
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => document.querySelectorAll(selector);
  const { hash, search } = location;
  // A frame shares the storage of its tab, and has no part in the work that is kept there.
  const isFrame = new URLSearchParams(search).has("embed");
  const kept = (name) => (isFrame ? null : sessionStorage.getItem("forsyth." + name)) ?? "";
  const head = kept("head").split(" ");
  const [, saved, draft] = /^\S+ ([^\t\n]+).*\n?([^]*)/.exec(kept("step." + head[2])) ?? [];
  const [, linked] = /^#(?:fen=)?([^&=]*(?:\/|%2F)[^&]*)/i.exec(hash) ?? /[?&]fen=([^&]*)/.exec(search) ?? [];
  // After a reload the work goes before the address, which may be a moment older.
  const isReload = performance.getEntriesByType("navigation")[0].type !== "navigate";
  const isWork = saved && (!linked || (isReload && kept("address").split("\n").includes(hash)));
  const record = isWork ? saved : decodeURIComponent(linked.replace(/[_+]/g, " "));
  const isBlack = isWork ? head[4] === "b" : /[#?&](orientation|color)=b/i.test(hash + search);
  const letters = record.split(" ")[0].replace(/\d/g, (digit) => " ".repeat(digit)).replaceAll("/", "");
  const place = () => {
    if (!find("#announcer")) return;
    watch.disconnect();
    const text = (isWork && draft) || record;
    const box = find("#fen");
    // What is said about it comes with the annex: until then nothing stands where that may push it away.
    if (box.value !== text) find("html").dataset.waiting = "";
    box.value = find(".fen-mirror").textContent = text;
    const drawing = find(".pieces");
    const art = drawing.firstElementChild;
    drawing.replaceChildren();
    all("[data-square]").forEach((square, cell) => {
      const index = isBlack ? 63 - cell : cell;
      const letter = letters[index];
      const upper = letter.toUpperCase();
      const piece = letter === " " ? "" : (letter === upper ? "w" : "b") + upper;
      const name = "abcdefgh"[index % 8] + (8 - (index >> 3));
      const { dataset } = square;
      if (piece) {
        const picture = drawing.appendChild(art.cloneNode());
        picture.setAttribute("href", "#" + piece);
        picture.setAttribute("transform", `translate(${(cell % 8) * 40} ${(cell >> 3) * 40})`);
      }
      if (dataset.square === name && (dataset.piece ?? "") === piece) return;
      dataset.square = name;
      for (const mark of square.querySelectorAll("[data-name]")) mark.dataset.name = name[+mark.matches(".rank")];
      // The app names it anew.
      square.removeAttribute("aria-label");
      if (piece) dataset.piece = piece;
      else delete dataset.piece;
    });
    if (!isBlack) return;
    find("[data-board]").dataset.orientation = "black";
    for (const strip of all("[data-strip]")) strip.toggleAttribute("data-below");
  };
  const watch = new MutationObserver(place);
  if (/^[kqrbnp ]{64}$/i.test(letters)) {
    watch.observe(document, { childList: true, subtree: true });
    place();
  }
} catch {}
