// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in. All of them
// lie beside this one.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const bytes = fetch(wasm);
const root = document.documentElement;
// The page takes the query out of the address when it wakes.
const query = new URLSearchParams(location.search);
const isEmbedded = query.has("embed");

// The language: as the address says, as it was chosen, as the browser is set. The page itself is in English.
const KEY = "forsyth.language";
const stored = () => {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  } catch {}
};
const offered = [...document.querySelectorAll("[data-language]")].map((button) => button.dataset.language);
const language = [query.get("lang"), stored(), ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase())
  .find((tag) => offered.includes(tag));
const speak = async () => {
  if (language && language !== "en") await (await import("./speak.js")).page(language);
};

// The annex comes when the page first needs it. Whoever has it come learns whether it is there.
let annex;
const summon = () => (annex ??= load());
const load = async () => {
  const style = addStyle("annex.css");
  try {
    const words = import("./speak.js").then(({ annex }) => annex());
    const [{ default: init }] = await Promise.all([import("./annex.js"), words]);
    await init();
    return true;
  } catch {
    annex = undefined;
    style.remove();
    document.dispatchEvent(new Event("forsyth:absent"));
  }
};
const addStyle = (href, media = "all") =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href, media }));
document.addEventListener("forsyth:annex", summon);

// Other pieces than those that the page came with.
const showPieces = () => {
  if (root.dataset.pieces) import("./pieces.js").catch(() => {});
};
document.addEventListener("forsyth:looks", showPieces);
showPieces();

// A page that is embedded in another one is prepared for that before it wakes. Without its words it speaks English.
await Promise.all([isEmbedded && import("./embed.js"), speak().catch(() => {})]);
const { default: init } = await import(js);
await init({ module_or_path: bytes });
// What can wait.
import("./after.js").then(({ settle }) => settle(query, summon, addStyle), () => {});
