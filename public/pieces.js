// Other pieces than those that the page came with are drawn into its symbols: whatever shows one shows the new one.
const look = document.documentElement.dataset;
const symbols = (root) => [...root.querySelectorAll('symbol[viewBox="0 0 40 40"]')];
const drawings = (root) => symbols(root).map((symbol) => [...symbol.childNodes]);
// As a document, so that no text becomes markup here.
const fetched = (file) =>
  new Promise((done, fail) => {
    const asked = new XMLHttpRequest();
    asked.responseType = "document";
    asked.onload = () => done(asked.responseXML);
    asked.onerror = fail;
    asked.open("GET", file);
    asked.send();
  });
const sets = { house: drawings(document) };
let shown = "house";

const show = async () => {
  const set = look.pieces ?? "house";
  if (set === shown) return;
  try {
    if (!sets[set]) {
      const sprite = await fetched(`${set}.svg`);
      if (symbols(sprite).length !== sets.house.length) throw new Error(set);
      sets[set] = drawings(sprite);
    }
    if (set !== (look.pieces ?? "house")) return;
    shown = set;
    symbols(document).forEach((symbol, index) => {
      symbol.replaceChildren(...sets[set][index]);
      symbol.parentNode.dataset.set = set;
    });
  } catch {
    // Another set has been chosen meanwhile.
    if (set !== (look.pieces ?? "house")) return;
    // Not forgotten: the next visit may have them.
    delete look.pieces;
    if (!look.ready) await new Promise((done) => addEventListener("forsyth:settled", done, { once: true }));
    document.dispatchEvent(new CustomEvent("forsyth:look-failed", { detail: "pieces" }));
  }
  document.dispatchEvent(new Event("forsyth:looks"));
};
document.addEventListener("forsyth:looks", show);
show();
