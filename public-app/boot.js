// The first script of the page, and the one that is not a module: it starts the program.
const { js, wasm } = document.currentScript.dataset;
const program = fetch(wasm);
import(js).then(({ default: init }) => init({ module_or_path: program }));
