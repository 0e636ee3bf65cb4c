// A page that writes down what it hears, and that can misbehave in every way the probe must notice.
"use strict";
const pad = document.getElementById("pad");
window.heard = [];
const write = (event) => {
  const { type, pointerType, button, buttons, clientX, clientY, altKey, ctrlKey } = event;
  window.heard.push({ type, pointerType, button, buttons, x: clientX, y: clientY, altKey, ctrlKey });
};
for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu"]) {
  pad.addEventListener(type, write);
}
pad.addEventListener("contextmenu", (event) => event.preventDefault());
pad.addEventListener("pointerdown", (event) => pad.setPointerCapture(event.pointerId));
for (const type of ["keydown", "copy", "paste"]) {
  document.addEventListener(type, (event) => {
    const { key, ctrlKey, shiftKey } = event;
    const text = type === "paste" ? event.clipboardData.getData("text/plain") : undefined;
    window.heard.push({ type, key, ctrlKey, shiftKey, text });
  });
}
window.addEventListener("blur", () => window.heard.push({ type: "blur" }));

const on = (id, misbehave) => document.getElementById(id).addEventListener("click", misbehave);
on("warn", () => console.warn("a warning"));
on("fail", () => console.error("an error"));
on("throw", () => {
  throw new Error("thrown");
});
on("reject", () => {
  Promise.reject(new Error("rejected"));
});
on("violate", () => document.body.setAttribute("style", "color: red"));
on("fetch", () => {
  const image = new Image();
  image.src = "missing.png";
  document.body.append(image);
});
