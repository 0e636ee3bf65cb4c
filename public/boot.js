// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
// The annex comes when the page first needs it.
document.addEventListener("forsyth:annex", async () => {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "annex.css";
  document.head.append(style);
  try {
    const annex = await import(new URL("annex.js", document.baseURI));
    await annex.default();
  } catch {
    style.remove();
    document.dispatchEvent(new Event("forsyth:absent"));
  }
});
const bytes = fetch(new URL(wasm, document.baseURI));
const { default: init } = await import(new URL(js, document.baseURI));
await init({ module_or_path: bytes });
const print = document.createElement("link");
Object.assign(print, { rel: "stylesheet", media: "print", href: "print.css" });
document.head.append(print);
