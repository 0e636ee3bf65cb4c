// The policy forbids inline scripts: the names of the built files arrive in the attributes that Trunk fills in.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const bytes = fetch(new URL(wasm, document.baseURI));
const { default: init } = await import(new URL(js, document.baseURI));
await init({ module_or_path: bytes });
