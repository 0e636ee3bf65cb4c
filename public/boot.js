// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in. All of them
// lie beside this one.
const { js, wasm } = document.querySelector("[data-wasm]").dataset;
// Firefox (140) waits for ever for what is missing of a program that it compiles while it comes: it gets the whole. Only its
// machine knows an `InternalError`.
const program = async (answer) => (window.InternalError ? (await answer).arrayBuffer() : answer);
const { isPainted, language: chosen, program: sent } = window.forsyth ?? {};
const bytes = program(sent ?? fetch(wasm));
const root = document.documentElement;
// A browser may not fetch a module again that it did not get; under another name it does. This ends the name of the annex.
// It is there before anything can break.
let again = "";
// A program that breaks is not to leave a dead page: public/broken.js knows what a fault is.
const hear = ({ error, reason }, suffix = again) =>
  import("./broken.js").then(({ hear }) => hear(error, reason, "./annex.js" + suffix), () => {});
addEventListener("error", hear);
addEventListener("unhandledrejection", hear);
// The page takes the query out of the address when it wakes.
const query = new URLSearchParams(location.search);
const isEmbedded = query.has("embed");
// The board stands before the app begins; in Chromium it does so by now. What nobody sees is not painted, and a frame does
// not know whether it is seen.
const painted = new Promise((done) => {
  if (isPainted || document.hidden || isEmbedded) done();
  requestAnimationFrame(() => setTimeout(done));
});

// The language: as the address says, as it was chosen, as the browser is set. The page itself is in English.
const offered = [...document.querySelectorAll("[data-language]")].map((button) => button.dataset.language);
const language = [query.get("lang"), chosen, ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase())
  .find((tag) => offered.includes(tag));
const spoken =
  language && language !== "en" && import("./speak.js").then(({ page }) => page(language)).catch(() => {});

// The annex comes when the page first needs it. Whoever has it come learns whether it is there.
let annex;
const summon = () => (annex ??= load());
const load = async () => {
  const style = addStyle("annex.css");
  try {
    const words = import("./speak.js" + again).then(({ annex }) => annex());
    const [{ default: init }] = await Promise.all([import("./annex.js" + again), words]);
    let isHere;
    document.addEventListener("forsyth:here", () => (isHere = true), { once: true });
    await init({ module_or_path: program(fetch("annex_bg.wasm")) });
    // It does not move in with words of another version.
    if (!isHere) throw Error("mute");
    return true;
  } catch (reason) {
    hear({ reason });
    annex = undefined;
    again += "?";
    style.remove();
    document.dispatchEvent(new Event("forsyth:absent"));
  } finally {
    delete root.dataset.waiting;
  }
};
const addStyle = (href) =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
document.addEventListener("forsyth:annex", summon);

// Other pieces than those that the page came with.
const showPieces = () => root.dataset.pieces && import("./pieces.js").catch(() => {});
document.addEventListener("forsyth:looks", showPieces);
showPieces();

// A page that is embedded in another one is prepared for that before it wakes. Without its words it speaks English. What
// `looks.js` has sent for to place the pieces is done before the app places them.
const placing = document.querySelector('[src="place.js"]') && import("./place.js").catch(() => {});
try {
  await Promise.all([isEmbedded && import("./embed.js"), placing, spoken, painted]);
  const { default: init } = await import(js);
  await init({ module_or_path: bytes });
  if (!annex) delete root.dataset.waiting;
  // What can wait.
  import("./after.js").then(
    ({ settle }) => settle(query, summon, addStyle),
    () => {
      // Without it every button is a stop of its own.
      for (const button of document.querySelectorAll('[data-strip] [tabindex="-1"]')) button.tabIndex = 0;
    },
  );
} catch (error) {
  import("./failed.js").then(({ tell }) => tell(error, hear));
}
