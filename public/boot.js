// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in. All of them
// lie beside this one.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
// The page takes the query out of the address when it wakes.
const query = new URLSearchParams(location.search);
const addStyle = (href, media = "all") =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href, media }));
const bytes = fetch(wasm);

// The language: as the address says, as it was chosen, as the browser is set. The page itself is in English; the words of
// another language are fetched, and wait in the page for the programs.
const stored = () => {
  try {
    return localStorage.getItem("forsyth.language");
  } catch {}
};
const menu = [...document.querySelectorAll("[data-language]")].map((button) => button.dataset.language);
const language = [query.get("lang"), stored(), ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase())
  .find((tag) => menu.includes(tag));
const spoken = (file) => (language && language !== "en" ? fetch(`words-${language}-${file}.json`) : null);
const keep = (tables) => {
  for (const [name, textContent] of Object.entries(tables)) {
    const place = Object.assign(document.createElement("script"), { type: "text/plain", textContent });
    place.dataset.words = name;
    document.head.append(place);
  }
};
const exchange = (words) => {
  for (const element of document.querySelectorAll("title, body *")) {
    for (const name of ["aria-label", "title"]) {
      const word = words[element.getAttribute(name)];
      if (word) element.setAttribute(name, word);
    }
    for (const node of element.childNodes) {
      const word = node.nodeType === Node.TEXT_NODE && words[node.data.trim()];
      if (word) node.data = word;
    }
  }
};
document.addEventListener("click", ({ target }) => {
  const chosen = target.closest("[data-language]")?.dataset.language;
  if (!chosen) return;
  // The page comes again in its language, with the work as it is: that is kept with each edit.
  try {
    localStorage.setItem("forsyth.language", chosen);
    sessionStorage.setItem("forsyth.focus", "language");
    query.delete("lang");
  } catch {
    query.set("lang", chosen);
  }
  history.replaceState(history.state, "", `?${query}${location.hash}`.replace(/^\?(?=#|$)/, location.pathname));
  location.reload();
});

// The annex comes when the page first needs it. Whoever has it come learns whether it is there.
let annex;
const summon = () => (annex ??= load());
const load = async () => {
  const style = addStyle("annex.css");
  try {
    const words = spoken("annex");
    const { default: init } = await import("./annex.js");
    if (words && !document.querySelector("[data-words=annex]")) keep(await (await words).json());
    await init();
    return true;
  } catch {
    annex = undefined;
    style.remove();
    document.dispatchEvent(new Event("forsyth:absent"));
  }
};
document.addEventListener("forsyth:annex", summon);
const isEmbedded = query.has("embed");
const wake = async () => {
  // A page that is embedded in another one is prepared for that before it wakes.
  if (isEmbedded) await import("./embed.js");
  try {
    const words = await (await spoken("page"))?.json();
    if (words) {
      exchange(words.shell);
      keep({ page: words.page });
      document.documentElement.lang = language;
    }
  } catch {
    // Without them the page speaks English.
  }
  const { default: init } = await import(js);
  await init({ module_or_path: bytes });
};
const awake = wake();

// Other pieces than those that the page came with are drawn into its symbols: whatever shows one shows the new one.
const look = document.documentElement.dataset;
const symbols = (root) => [...root.querySelectorAll('symbol[viewBox="0 0 40 40"]')];
const drawings = (root) => symbols(root).map((symbol) => symbol.innerHTML);
const sets = { house: drawings(document) };
let shown = "house";
const showPieces = async () => {
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
    // Not forgotten: the next visit may have them.
    delete look.pieces;
    await awake;
    document.dispatchEvent(new CustomEvent("forsyth:look-failed", { detail: "pieces" }));
  }
  document.dispatchEvent(new Event("forsyth:looks"));
};
document.addEventListener("forsyth:looks", showPieces);
showPieces();

await awake;
addStyle("print.css", "print");
addStyle("contrast.css", "(forced-colors: active), (prefers-contrast: more)");
import("./focus.js");
import("./touch.js");
if (!isEmbedded) {
  import("./size.js");
  // Kept for when there is no server, renewed, launched with files: all of that can wait, and the page does without it.
  import("./installed.js").then(({ install }) => install(query, summon), () => {});
}
try {
  // After the choice of a language the focus is where it was.
  const place = sessionStorage.getItem("forsyth.focus");
  sessionStorage.removeItem("forsyth.focus");
  if (place) document.querySelector(`[data-action=${place}]`)?.focus();
} catch {}
