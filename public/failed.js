// The page could not wake: there is no WebAssembly, or its programs did not come whole. It says so where it says everything, in
// the words for those who have no JavaScript. The board stays to be seen; nothing else looks as if it worked. `hear` is told
// what is something else: a program that has come and breaks at its start.
export const tell = (error, hear) => {
  console.error(error);
  const { dataset } = document.documentElement;
  delete dataset.waiting;
  if (window.WebAssembly && error instanceof WebAssembly.RuntimeError) return hear({ error });
  const needs = document.querySelector("noscript").textContent;
  const notice = document.querySelector("[data-notice]");
  for (const panel of document.querySelectorAll("details")) panel.remove();
  for (const button of notice.querySelectorAll("button")) button.remove();
  for (const control of document.querySelectorAll("button, input, select")) {
    control.disabled = true;
    control.ariaDisabled = "true";
  }
  document.querySelector("#fen").readOnly = true;
  notice.querySelector(".notice-text").textContent = needs;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "later.css" }));
  notice.hidden = false;
  document.querySelector("#announcer").textContent = needs;
  dataset.failed = "";
};
