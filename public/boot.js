// Runs before anything is painted: shows what the user has chosen, hides what the static page cannot know, and starts the
// program. It is no module: modules do not load in a sandboxed frame, and there it says so.
{
  const root = document.documentElement;
  const { js, wasm } = document.currentScript.dataset;
  const query = new URLSearchParams(location.search);
  const isEmbedded = query.has("embed");
  // A frame shares the storage of its tab, and an embedded board has no part in what is kept there.
  const saved = (storage, name) => {
    try {
      return (!isEmbedded && window[storage].getItem(`forsyth.${name}`)) || "";
    } catch {
      return "";
    }
  };

  // Theme and appearance. The page around an embedded board chooses them by the address.
  const record = isEmbedded ? location.search.slice(1).replaceAll("&", " ") : saved("localStorage", "looks");
  const choices = Object.fromEntries(record.split(" ").map((choice) => choice.split("=")));
  for (const name of ["theme", "colors", "pieces", "coordinates", "size"])
    if ((name === "size" ? /^\d{3,4}$/ : /^[a-z]+$/).test(choices[name] ?? "")) root.dataset[name] = choices[name];
  if (root.dataset.size) root.style.setProperty("--size", `${root.dataset.size}px`);
  if (isEmbedded) {
    root.dataset.embed = query.get("embed") === "fen" ? "fen" : "board";
    root.toggleAttribute("data-edit", query.has("edit"));
  }

  // The language: that of the address, the one that was chosen, or the first one of the browser's that the page has.
  const offered = [...document.querySelectorAll("template[lang]")].map((template) => template.lang);
  const language =
    [query.get("lang"), saved("sessionStorage", "language"), saved("localStorage", "language"), ...navigator.languages]
      .map((tag) => tag?.slice(0, 2).toLowerCase())
      .find((tag) => offered.includes(tag)) ?? root.lang;

  // The static page shows the start position in English with the usual pieces. What will be something else is not seen before
  // the program shows it: the program takes this attribute away.
  const waiting = [
    (/fen=|\//.test(location.search + location.hash) || saved("sessionStorage", "head")) && "position",
    root.dataset.pieces && "pieces",
    language !== root.lang && "language",
  ].filter(Boolean);
  if (waiting.length) root.dataset.waiting = waiting.join(" ");
  root.lang = language;
  // A frame without an origin (`sandbox`) gets neither modules nor a style with a digest. Nothing is shown before it says so.
  const isSandboxed = window.origin === "null";
  root.hidden = isSandboxed;

  // A frame without an origin asks once more for its style when that has failed: until then the two would be one request (Firefox).
  const parsed = new Promise((done) =>
    isSandboxed ? addEventListener("load", done) : document.addEventListener("DOMContentLoaded", done),
  );
  // The program could not be started. The board stays empty: its position may be another one than that of the static page.
  const showFailure = async (error) => {
    await parsed;
    console.error(error);
    const reason = !window.WebAssembly ? "webassembly" : isSandboxed ? "sandbox" : "file";
    root.dataset.failed = reason;
    root.hidden = false;
    const find = (selector) => document.querySelector(selector);
    const all = (selector) => document.querySelectorAll(selector);
    if (isSandboxed) {
      const style = find("link[integrity][rel=stylesheet]");
      style.replaceWith(Object.assign(style.cloneNode(), { integrity: "" }));
    }
    for (const element of all(".pieces > *, .fen-line, .menu, .side, [data-notice]")) element.remove();
    for (const square of all("[data-square]")) {
      for (const name of ["data-piece", "aria-label"]) square.removeAttribute(name);
      square.classList.remove("occupied");
    }
    for (const control of all("button, input, select")) control.disabled = true;
    find("#fen").readOnly = true;
    find("#fen").value = find(".fen-mirror").textContent = "";
    const notice = find(`template[lang=${language}]`).content.querySelector(`[data-failure=${reason}]`).cloneNode(true);
    document.body.append(notice);
    find("#announcer").textContent = notice.textContent;
  };

  // Firefox (140; only it has `InternalError`) waits for ever for the rest of a truncated file that it compiles as it comes.
  if (window.InternalError && window.WebAssembly) {
    WebAssembly.instantiateStreaming = async (source, imports) =>
      WebAssembly.instantiate(await (await source).arrayBuffer(), imports);
  }
  // Trusted Types: Leptos makes what is constant in a component of markup. Markup that loads or runs something is refused, as
  // is every script but the service worker.
  const harmful = /<(base|embed|frame|iframe|link|meta(?!data)|object|script|style)|[\s"'/](on\w+|srcdoc|style)\s*=|javascript:/i;
  const start = async () => {
    if (isSandboxed) throw new Error("a frame without an origin");
    window.trustedTypes?.createPolicy("default", {
      createHTML: (html) => (harmful.test(html) ? null : html),
      createScriptURL: (url) => (url === "sw.js" ? url : null),
    });
    const program = fetch(wasm);
    program.catch(() => {});
    const [{ default: init }] = await Promise.all([import(js), import("./crash.js").catch(() => {})]);
    await init({ module_or_path: program });
  };
  start().catch((error) => {
    // A crash at the start is one for the crash screen.
    if (window.WebAssembly && error instanceof WebAssembly.RuntimeError) throw error;
    return showFailure(error);
  });
}
