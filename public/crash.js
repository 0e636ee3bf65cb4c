// The crash screen. A panic, or another trap, has stopped the program in the middle of what it did: its memory may be half
// changed, and it must not run again. This script needs nothing of it but the dialog in the page (`src/app/crash.rs`).
const root = document.documentElement;
const { wasm } = document.querySelector("script[data-wasm]").dataset;
const isEmbedded = "embed" in root.dataset;
let dialog, panic, latest;
addEventListener("forsyth:panic", ({ detail }) => (panic ??= detail));
// Nothing takes a microtask back: what the program has begun before its crash is let go here (`wasm-bindgen-futures` runs its
// tasks and Leptos's effects in microtasks, which it asks for by this name).
const { queueMicrotask } = window;
window.queueMicrotask = (task) => queueMicrotask.call(window, () => dialog || task());
// Nor does anything find the observers of the program.
window.ResizeObserver = class extends ResizeObserver {
  constructor(told) {
    super((...sizes) => dialog || told(...sizes));
  }
};

// What was done last: the kinds of events and their places, never what was written.
const recent = [];
const record = (event) => {
  const { type, target } = (latest = event);
  if (type.startsWith("focus")) return;
  const named = target.id ? target : target.closest?.("[data-action], [data-square], [data-spare], [data-tool], [id]");
  const { action, square, spare, tool } = named?.dataset ?? {};
  recent.push(`${type} ${action ?? square ?? spare ?? tool ?? named?.id ?? "page"}`);
  if (recent.length > 12) recent.shift();
};

// After a crash no event reaches the program. What is pressed in the dialog is done here.
const press = { "copy-fen": copy, "copy-report": copy, afresh: startAfresh, reload: () => location.reload() };
const intercept = (event) => {
  const { type, target, key } = event;
  event.stopImmediatePropagation();
  const button = type === "click" && target.closest?.("[data-crash]");
  if (button) press[button.dataset.crash](button);
  // The dialog stays open, and the focus in it: behind it there is nothing that answers.
  const isStray = type === "mousedown" && !target.closest?.(".crash :is(button, label, textarea)");
  if (type === "cancel" || key === "Escape" || isStray) event.preventDefault();
  if (type === "close" && target === dialog) dialog.showModal();
};
// On the window, before the program listens there: these come first.
for (const type of ["pointerdown", "click", "keydown", "input", "paste", "drop", "popstate", "focusin", "focusout"])
  addEventListener(type, (event) => (dialog ? intercept : record)(event), true);
const stopProgram = () => {
  latest?.stopImmediatePropagation(); // The program may have further listeners for it.
  for (const name in window) if (/^on(?!error|unhandled)/.test(name)) addEventListener(name.slice(2), intercept, true);
  for (let id = setTimeout(() => {}); id > 0; id--) clearTimeout(id);
  for (let id = requestAnimationFrame(() => {}); id > 0; id--) cancelAnimationFrame(id);
};

async function copy(button) {
  const { dataset } = button;
  const field = dialog.querySelector(dataset.crash.replace("copy-", "#crash-"));
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = dataset.afterCopy;
  } catch {
    field.select();
    button.textContent = dataset.afterSelect;
  }
}

// What was saved in this tab, as `src/editor/storage.rs` writes it. A frame shares the storage of its tab, and has none.
let storage = {};
try {
  if (!isEmbedded) storage = sessionStorage;
} catch {}
const isWork = ([name]) => /^forsyth\.(head|address|step\.\d+)$/.test(name);
const saved = () => Object.fromEntries(Object.entries(storage).filter(isWork));

// Puts the work aside, where no program reads it, and starts without it and without the address, which stays one step back.
function startAfresh() {
  const work = saved();
  try {
    for (const name of Object.keys(work)) delete storage[name];
    if (Object.keys(work).length) storage[`forsyth.aside.${Date.now()}`] = JSON.stringify(work);
  } catch {
    // There is no room for it elsewhere.
    Object.assign(storage, work);
  }
  location.assign(location.pathname);
}

// The position and the text of the box. The program may not have come so far as to read a link that was opened.
const work = (isAtStart) => {
  const steps = saved();
  const [line = "", ...draft] = steps[`forsyth.step.${steps["forsyth.head"]?.split(" ")[2]}`]?.split("\n") ?? [];
  const fen = line.slice(line.indexOf(" ") + 1).split("\t")[0];
  const fragment = location.hash.slice(1);
  const linked = (new URLSearchParams(fragment).get("fen") ?? fragment).replaceAll("_", " ");
  const box = document.querySelector("#fen")?.value ?? "";
  const isOpened = isAtStart && performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const shown = (isOpened ? [linked, fen, box] : [fen, box, linked]).find(Boolean) ?? "";
  return { fen: shown, draft: draft.join("\n") || box || shown };
};

const show = (error) => {
  const isAtStart = root.dataset.ready !== "true";
  const { fen, draft } = work(isAtStart);
  // Who crashes so soon after a crash crashes again: what was saved, or the address, is the cause.
  const isAgain = isAtStart || ("forsyth.crashed" in storage && performance.now() < 10_000);
  const canStartAfresh = isAgain && !isEmbedded && Boolean(Object.keys(saved()).length || location.hash || location.search);
  const { content } = document.querySelector(`template[lang=${root.lang}]`) ?? document.querySelector("template[lang]");
  dialog = document.body.appendChild(content.querySelector("dialog").cloneNode(true));
  stopProgram();
  const report = [
    `Forsyth ${dialog.dataset.version}, ${wasm}`,
    `Crashed: ${isAtStart ? "at its start" : "while it ran"}`,
    panic,
    error.stack?.startsWith(String(error)) ? error.stack : `${error}\n${error.stack}`,
    `Before: ${recent.join(", ")}`,
    `Language: ${root.lang}, window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    `Browser: ${navigator.userAgent}`,
    `Address: ${location.href}`,
    `FEN: ${fen}`,
    draft !== fen && `Box: ${draft}`,
    canStartAfresh && `Saved: ${JSON.stringify(saved())}`,
  ];
  const values = { fen, draft, report: report.filter(Boolean).join("\n") };
  for (const [name, value] of Object.entries(values)) dialog.querySelector(`#crash-${name}`).value = value;
  const unneeded = [draft === fen && ".crash-draft", canStartAfresh ? ".crash-kept" : ".crash-again"].filter(Boolean);
  for (const element of dialog.querySelectorAll(unneeded)) element.remove();
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  dialog.showModal();
  dialog.scrollTop = 0;
  storage["forsyth.crashed"] = "true";
};

// A trap, or an exception that was thrown through the program. Errors of other scripts, and promises that fail for another
// reason, leave the program whole.
const onError = ({ error, reason }) => {
  const isTrap = (error ?? reason) instanceof WebAssembly.RuntimeError;
  if (!dialog && (isTrap || /wasm-function/.test(error?.stack))) show(error ?? reason);
};
for (const type of ["error", "unhandledrejection"]) addEventListener(type, onError);
