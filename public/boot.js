// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in. All of them
// lie beside this one.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const addStyle = (href, media = "all") =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href, media }));
// The annex comes when the page first needs it.
document.addEventListener("forsyth:annex", async () => {
  const style = addStyle("annex.css");
  try {
    const annex = await import("./annex.js");
    await annex.default();
  } catch {
    style.remove();
    document.dispatchEvent(new Event("forsyth:absent"));
  }
});
const bytes = fetch(wasm);
// A page that is embedded in another one is prepared for that before it wakes.
if (new URLSearchParams(location.search).has("embed")) await import("./embed.js");
const { default: init } = await import(js);
await init({ module_or_path: bytes });
addStyle("print.css", "print");
