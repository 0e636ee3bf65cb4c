// What the page is beyond a page: kept for when its server is gone, renewed when the user says so, and opened by the system
// with files, shared texts and shortcuts. What comes goes the ways that it would go by hand, each an undo step.

const say = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// --- kept, and renewed ---

// A browser with Trusted Types wants the address of a script from a policy that the page's own policy names.
const WORKER = "sw.js";
const policy = window.trustedTypes?.createPolicy("forsyth", { createScriptURL: () => WORKER });

async function keep(summon) {
  // It fetches the whole page once more: the first visit itself goes before.
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  // Refused (a private window, no room, no secure context): the page works, as long as it has its server.
  const workers = navigator.serviceWorker;
  const worker = await workers?.register(policy?.createScriptURL("") ?? WORKER, { updateViaCache: "none" }).catch(() => {});
  if (!worker) return;
  // While a page is kept for the Back button the worker may forget it, and would then answer it with a newer version.
  let own = workers.controller;
  workers.addEventListener("controllerchange", () => (own ??= workers.controller));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && own !== workers.controller) location.reload();
  });
  const offer = async () => {
    // The first version has nobody to take anything over from.
    if (!worker.waiting || !worker.active) return;
    await summon();
    say("forsyth:version");
  };
  worker.addEventListener("updatefound", () => {
    const next = worker.installing;
    next?.addEventListener("statechange", () => next.state === "installed" && offer());
  });
  document.addEventListener("forsyth:renew", () => renew(worker.waiting));
  // A page that stays open for days asks when one comes back to it; without a server it asks again later.
  const hour = 3_600_000;
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > hour) {
      asked = Date.now();
      worker.update().catch(() => {});
    }
  });
  offer();
}

// The storage of the tab brings the work over.
function renew(next) {
  // A page beside this one has renewed already.
  if (!next) return location.reload();
  next.addEventListener("statechange", () => {
    // Redundant if a newer one has come meanwhile; that one will be offered.
    if (next.state === "activated" || next.state === "redundant") location.reload();
  });
  next.postMessage("activate");
}

// --- what comes from outside ---

const press = (name) => document.querySelector(`[data-action=${name}]`).click();

// Texts and files are dropped on the page: not every browser lets a script paste.
function drop(fill) {
  // It would keep the page from what comes.
  document.querySelector("dialog[open]")?.close();
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}

async function take(text, summon) {
  if (await summon()) return drop((carried) => carried.setData("text/plain", text));
  // Nobody is there to read it: it waits in the box.
  const box = document.querySelector("#fen");
  box.value = text;
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// What a query asks for; whether it asks for anything.
function obey(asked, summon) {
  // Many share a link as a text. The title is that of a page, and only says something where there is nothing else.
  const named = ["text", "url"].map((name) => asked.get(name)?.trim());
  const shared = [...new Set(named)].filter(Boolean);
  const text = shared.join("\n") || asked.get("title")?.trim();
  if (asked.has("empty")) press("clear");
  else if (asked.has("paste")) press("paste");
  else if (text) take(text, summon);
  else return false;
  return true;
}

const place = ({ pathname }) => pathname.replace(/index\.html$/, "");

// A window that is open already is launched again, with another address.
function follow(target, summon) {
  if (place(target) !== place(location)) return location.assign(target);
  if (obey(target.searchParams, summon)) return;
  if (target.searchParams.has("fen")) take(target.href, summon);
  else if (target.hash) location.hash = target.hash;
}

// The annex refuses longer files, in bytes (src/ui/annex/import.rs): no more is read where it is absent.
const LARGEST = 8_000_000;

// The last launch, as long as the tab: a reload has it delivered once more.
const LAUNCHED = "forsyth.launched";

function isRepeated(launch) {
  try {
    const before = sessionStorage.getItem(LAUNCHED);
    sessionStorage.setItem(LAUNCHED, launch);
    return before === launch;
  } catch {
    // Without storage there is no work to come back to after a reload either.
    return false;
  }
}

// `asked` is the query of the page itself if the launch had come before the page woke.
async function launched({ targetURL, files: handles }, asked, summon) {
  let files;
  try {
    files = await Promise.all((handles ?? []).map((handle) => handle.getFile()));
  } catch {
    await summon();
    return say("forsyth:file-unread");
  }
  const about = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  if (isRepeated(JSON.stringify([targetURL, about])) && asked !== undefined) return;
  if (files.length) {
    if (await summon()) return drop((carried) => files.forEach((file) => carried.items.add(file)));
    // It waits in the box like a text, and a reload may try again.
    try {
      sessionStorage.removeItem(LAUNCHED);
    } catch {}
    return take(await files[0].slice(0, LARGEST).text(), summon);
  }
  const target = new URL(targetURL ?? location.href);
  // What the page was opened with it has done.
  if (asked === undefined || asked !== String(target.searchParams)) follow(target, summon);
}

/** Makes the page what it is beyond a page. `asked` is the query it was opened with, `summon` has the annex come. */
export function install(asked, summon) {
  // Whatever becomes of it: a reload is not to ask again. But a position that could not be read is to be read then.
  if (location.search && !asked.has("fen")) history.replaceState(history.state, "", location.pathname + location.hash);
  obey(asked, summon);
  let own = String(asked);
  // One after the other, in the order in which they come.
  let order = Promise.resolve();
  window.launchQueue?.setConsumer((launch) => {
    const before = own;
    order = order.then(() => launched(launch, before, summon)).catch(() => {});
  });
  own = undefined;
  keep(summon);
}
