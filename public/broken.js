// What is shown when a program of the page has broken: a fault that it did not foresee has thrown it out of the middle of
// its work, and nobody may call it any more. It knows only what stands outside of the programs: the box, the address, and
// what was kept. What the build writes before the first line: VERSION, and WORDS in English.
const root = document.documentElement;
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const isEmbedded = new URLSearchParams(location.search).has("embed");
const box = document.querySelector("#fen");

// Fetched beforehand: when they are needed there may be no server.
const spoken = async () => {
  try {
    return await (await fetch(`words-${root.lang}-broken.json`)).json();
  } catch {
    return WORDS;
  }
};
const words = root.lang === "en" ? WORDS : await spoken();

// --- what was done last: its kinds and its places, never what was written ---

const RECENT = 12;
const recent = [];
const placeOf = (target) => {
  // What has a name of its own, as the box, needs no search at each key.
  const named = target.id ? target : target.closest?.("[data-action], [data-square], [data-spare], [data-tool], [id]");
  const { dataset, id } = named ?? { dataset: {} };
  return dataset.action ?? dataset.square ?? dataset.spare ?? dataset.tool ?? id ?? "page";
};
const note = ({ type, target }) => {
  recent.push(`${type} ${placeOf(target)}`);
  if (recent.length > RECENT) recent.shift();
};
for (const kind of ["pointerdown", "click", "keydown", "input", "paste", "drop", "popstate"]) {
  addEventListener(kind, note, { capture: true, passive: true });
}

// --- what is kept ---

// In the storage: the page has broken in this tab.
const BROKEN = "forsyth.broken";
// Whoever breaks so soon after the start will break again.
const SOON = 10_000;
const storage = () => {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
};
const isWork = (name) => /^forsyth\.(head|address|step\.\d+)$/.test(name);
const work = () => Object.fromEntries(Object.entries(storage()).filter(([name]) => isWork(name)));

// The last step that was committed, as src/editor/storage.rs writes it: flags, the FEN, operations behind a tab; the draft
// on the lines after it.
function kept() {
  const [, , current] = storage()["forsyth.head"]?.split(" ") ?? [];
  const [line = "", ...draft] = storage()[`forsyth.step.${current}`]?.split("\n") ?? [];
  return { fen: line.slice(line.indexOf(" ") + 1).split("\t")[0], draft: draft.join("\n") };
}

function linked() {
  const fen = new URLSearchParams(location.hash.slice(1)).get("fen") ?? location.hash.slice(1);
  return fen.replaceAll("_", " ");
}

// Where the program has not come so far as to read a link that somebody opened, that is what they want.
function position() {
  const { fen, draft } = kept();
  const isNews = root.dataset.ready !== "true" && performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const sources = isNews ? [linked(), fen, box.value] : [fen, box.value, linked()];
  return { fen: sources.find(Boolean), draft: draft || box.value };
}

// Puts what is kept where no program reads it, and begins anew. The address stays one step back.
function startAfresh() {
  const all = work();
  for (const name in all) sessionStorage.removeItem(name);
  try {
    if (Object.keys(all).length) sessionStorage.setItem(`forsyth.aside.${Date.now()}`, JSON.stringify(all));
    location.assign(location.pathname);
  } catch {
    // There is no room for it elsewhere: it stays where it is.
    for (const name in all) sessionStorage.setItem(name, all[name]);
  }
}

// --- what is shown ---

function add(parent, tag, text = "", properties = {}) {
  const element = Object.assign(document.createElement(tag), { textContent: text, ...properties });
  parent.append(element);
  return element;
}

function addButton(parent, name, press, isFirst) {
  const button = add(parent, "button", words[name], { type: "button", className: isFirst ? "button primary" : "button" });
  button.onclick = () => press(button);
  button.dataset.broken = name.replace("broken-", "");
  return button;
}

async function copy(field, button) {
  let said = "broken-copied";
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    said = "broken-selected";
  }
  button.textContent = words[said];
}

// A text that can be read and copied.
function addText(parent, name, value, rows) {
  const label = add(parent, "label", words[name]);
  const field = add(parent, "textarea", "", { id: name, value, rows, readOnly: true, spellcheck: false });
  label.htmlFor = name;
  return field;
}

function show({ title, text, report, fen, draft, isFinal, isAgain }) {
  const dialog = add(document.body, "dialog", "", { className: "broken", lang: root.lang });
  for (const [name, value] of [["role", "alertdialog"], ["aria-labelledby", "broken-title"], ["aria-describedby", "broken-text"]]) {
    dialog.setAttribute(name, value);
  }
  add(dialog, "h2", title, { id: "broken-title" });
  add(dialog, "p", text, { id: "broken-text" });
  const position = addText(dialog, "broken-fen", fen, 2);
  if (draft !== fen) addText(dialog, "broken-draft", draft, 2);
  const told = addText(dialog, "broken-report", report, 4);
  add(dialog, "p", words["broken-private"], { className: "hint" });
  const row = add(dialog, "div", "", { className: "broken-buttons" });
  addButton(row, "broken-copy-fen", (button) => copy(position, button));
  addButton(row, "broken-copy-report", (button) => copy(told, button));
  if (isAgain) addButton(row, "broken-afresh", startAfresh);
  if (!isFinal) addButton(row, "broken-go-on", () => dialog.close());
  addButton(row, "broken-reload", () => location.reload(), true).autofocus = true;
  // Behind it there is nothing that answers.
  if (isFinal) {
    dialog.onkeydown = (event) => event.key === "Escape" && event.preventDefault();
    dialog.oncancel = (event) => event.preventDefault();
  }
  // The press in which it broke goes on, and is not to take the focus away.
  const keepFocus = (event) => event.target.closest(".broken :is(button, label, textarea)") ?? event.preventDefault();
  if (isFinal) addEventListener("mousedown", keepFocus, true);
  dialog.onclose = () => (isFinal ? dialog.showModal() : dialog.remove());
  dialog.showModal();
  // The focus is at its end.
  dialog.scrollTop = 0;
}

// The page goes on without its panels.
function tell(about) {
  const notice = add(document.body, "div", "", { className: "notice broken-notice" });
  notice.setAttribute("role", "alert");
  add(notice, "span", words["broken-panels"], { className: "notice-text" });
  addButton(notice, "broken-report", () => show(about)).classList.add("small");
  addButton(notice, "broken-reload", () => location.reload()).classList.add("small");
  addButton(notice, "broken-go-on", () => notice.remove()).classList.add("small");
}

// --- what has happened ---

// A trap, or an error that was thrown through a program. An error that somebody else throws, and a promise that fails for
// another reason, leave the programs whole.
const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
const isThrownThrough = (error) => /wasm-function/.test(error?.stack);
// The innermost of the programs: a word of the one to the other is a call too.
const isOfAnnex = ({ stack }) => /(annex|forsyth-\w+)(_bg\.wasm|\.js)/.exec(stack)?.[1] === "annex";

function reportOf(error, where, { fen, draft }, isAgain) {
  // Some engines say in the stack what the error is.
  const stack = error.stack?.startsWith(String(error)) ? error.stack : `${error}\n${error.stack}`;
  const lines = [
    `Forsyth ${VERSION}, ${wasm}`,
    `Broken: ${where}`,
    stack,
    `Before: ${recent.join(", ")}`,
    `Language: ${root.lang}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    `Address: ${location.href}`,
    `FEN: ${fen}`,
  ];
  if (draft !== fen) lines.push(`Box: ${draft}`);
  if (isAgain) lines.push(`Kept: ${JSON.stringify(work())}`);
  return lines.join("\n");
}

async function end(program) {
  try {
    const { end } = await import(program);
    end();
  } catch {
    // It was never whole.
  }
}

const broken = new Set();

/**
 * Hears of an error that was thrown, or of the reason why a promise failed. What is no fault of a program it leaves alone.
 * `annex` is the name under which the annex was asked for last.
 */
export async function hear(thrown, reason, annex) {
  const error = thrown ?? reason;
  if (!isTrap(error) && !isThrownThrough(thrown)) return;
  const program = isOfAnnex(error) ? annex : js;
  // What follows follows from the first.
  if (broken.has(program) || broken.has(js)) return;
  broken.add(program);
  await end(program);
  const isFinal = program === js;
  // The style of what nobody sees before the page has woken.
  if (!document.querySelector('[href="later.css"]')) {
    add(document.head, "link", "", { rel: "stylesheet", href: "later.css" });
  }
  // A dialog that is open would lie over what is said here, and may answer no more.
  document.querySelector("dialog[open]")?.close();
  const isAtStart = root.dataset.ready !== "true";
  const isVain = isAtStart || (BROKEN in storage() && performance.now() < SOON);
  const isAgain = isFinal && isVain && !isEmbedded && Boolean("forsyth.head" in storage() || location.hash || location.search);
  const where = isFinal ? (isAtStart ? "page, at its start" : "page") : "annex";
  const known = position();
  const report = reportOf(error, where, known, isAgain);
  if (!isFinal) {
    // What it has shown no longer holds. Whoever needs it hears that it is not there.
    root.dataset.broken = "annex";
    document.addEventListener("forsyth:annex", () => document.dispatchEvent(new Event("forsyth:absent")));
    document.dispatchEvent(new Event("forsyth:absent"));
    return tell({ title: words["broken-report"], text: words["broken-panels"], report, ...known });
  }
  try {
    sessionStorage.setItem(BROKEN, "true");
  } catch {}
  show({ title: words["broken-title"], text: words[isAgain ? "broken-again" : "broken-kept"], report, ...known, isFinal, isAgain });
}
