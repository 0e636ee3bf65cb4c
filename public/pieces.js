// Other pieces than those that the page came with are drawn into its symbols: whatever shows one shows the new one.
const look = document.documentElement.dataset;
const symbols = (root) => [...root.querySelectorAll('symbol[viewBox="0 0 40 40"]')];
const drawings = (root) => symbols(root).map((symbol) => symbol.innerHTML);
const sets = { house: drawings(document) };
let shown = "house";

const show = async () => {
  const set = look.pieces ?? "house";
  if (set === shown) return;
  try {
    if (!sets[set]) {
      const response = await fetch(`${set}.svg`);
      const sprite = new DOMParser().parseFromString(await response.text(), "text/html");
      if (symbols(sprite).length !== sets.house.length) throw new Error(response.statusText);
      sets[set] = drawings(sprite);
    }
    if (set !== (look.pieces ?? "house")) return;
    shown = set;
    symbols(document).forEach((symbol, index) => {
      symbol.innerHTML = sets[set][index];
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
