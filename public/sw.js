// The service worker: the page without its server. The build writes VERSION and FILES, each with a hash of its content, before
// the first line. A version is fetched whole into a cache of its own. It waits until no page of the version before is left, or
// until the user asks for it. A page gets the files of its own version until it is closed.
const scope = registration.scope;
const prefix = `forsyth ${scope} `;
// Which version was active last, and the pages that were open when the next one took over: { active, pages: { id: version } }.
const RECORD = `${prefix}record`;
const RECORD_KEY = `${scope}?record`;

const hashOf = async (answer) => {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 4)));
};

// What reads pictures is large and seldom used: where each byte is paid for, it is kept when it is first needed.
const LATE = /^eyes\.bin$|-split_vision\.wasm$/;
const isMetered = () => navigator.connection?.saveData || navigator.connection?.type === "cellular";

async function fetchVersion() {
  const cache = await caches.open(prefix + VERSION);
  const add = async (name) => {
    const key = `${scope}${name}?${FILES[name]}`;
    // What has not changed is there already. Documents are fetched anew: the host may have changed their headers.
    let answer = name.endsWith(".html") ? undefined : await caches.match(key);
    if (!answer) {
      answer = await fetch(name === "index.html" ? scope : scope + name, { cache: "no-cache" });
      // A host in the middle of an update, or a cache on the way, sends what another build has under this name. Then this
      // version cannot be used, until the browser looks for it again.
      if ((await hashOf(answer.clone())) !== FILES[name]) throw new Error(`${name}: ${answer.status}`);
    }
    // A page must not be made of an answer that was redirected.
    await cache.put(key, answer.redirected ? new Response(answer.body, answer) : answer);
  };
  const metered = isMetered();
  await Promise.all(Object.keys(FILES).filter((name) => !metered || !LATE.test(name)).map(add));
}

let record;
const loadRecord = async () => (await (await caches.match(RECORD_KEY, { cacheName: RECORD }))?.json()) ?? { pages: {} };
const readRecord = () => (record ??= loadRecord());

const openPages = async () =>
  (await clients.matchAll({ type: "all", includeUncontrolled: true })).filter(({ url }) => url.startsWith(scope));

async function activate() {
  const { active, pages: before } = await readRecord();
  const versions = (await openPages()).map(({ id }) => [id, before[id] ?? active]);
  await writeRecord(Object.fromEntries(versions.filter(([, version]) => version)));
  // The first visit works without the server, too. Later ones begin with the worker.
  if (!active) await clients.claim();
}

async function forgetClosedPages() {
  const { pages: before } = await readRecord();
  if (!Object.keys(before).length) return;
  const open = new Set((await openPages()).map(({ id }) => id));
  await writeRecord(Object.fromEntries(Object.entries(before).filter(([id]) => open.has(id))));
}

// Also deletes the versions that no page needs.
async function writeRecord(pages) {
  const now = { active: VERSION, pages };
  record = Promise.resolve(now);
  const kept = await caches.open(RECORD);
  await kept.put(RECORD_KEY, new Response(JSON.stringify(now))).catch(async (reason) => {
    // Better none than one that names the version before as the active one.
    await caches.delete(RECORD);
    throw reason;
  });
  // A version that is on its way belongs to no page yet.
  if (registration.installing || registration.waiting) return;
  const needed = new Set([VERSION, "record", "shared", ...Object.values(pages)].map((name) => prefix + name));
  const unneeded = (await caches.keys()).filter((name) => name.startsWith(prefix) && !needed.has(name));
  await Promise.all(unneeded.map((name) => caches.delete(name)));
}

// What is shared comes as a form, which no static host takes. Texts go on in the address, as a shortcut would have them; a
// picture is kept until the page takes it.
const SHARED = "shared-picture";

async function share(request) {
  const form = await request.formData();
  const picture = form.get("picture");
  if (picture instanceof File && picture.size) {
    const cache = await caches.open(`${prefix}shared`);
    await cache.put(scope + SHARED, new Response(picture));
    return Response.redirect(`${scope}?shared`, 303);
  }
  const texts = ["title", "text", "url"].filter((name) => form.get(name)).map((name) => [name, form.get(name)]);
  return Response.redirect(`${scope}?${new URLSearchParams(texts)}`, 303);
}

async function takeShared() {
  const cache = await caches.open(`${prefix}shared`);
  const picture = await cache.match(scope + SHARED);
  await cache.delete(scope + SHARED);
  return picture ?? new Response(null, { status: 204 });
}

async function answer({ request, clientId }, name, isPage) {
  let version = VERSION;
  if (!isPage) {
    const page = await clients.get(clientId);
    // An embedded board has come from the host, so all of it does.
    if (page && new URL(page.url).searchParams.has("embed")) return fetch(request);
    // Chromium also asks a worker that is still being activated (the specification has it wait): all pages are older then.
    const { active, pages } = await readRecord();
    version = pages[clientId] ?? active ?? VERSION;
  }
  const kept = await caches.match(scope + name, { cacheName: prefix + version, ignoreSearch: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (version === VERSION && LATE.test(name) && fetched.ok && (await hashOf(fetched.clone())) === FILES[name]) {
    const cache = await caches.open(prefix + version);
    await cache.put(`${scope}${name}?${FILES[name]}`, fetched.clone()).catch(() => {});
  }
  return fetched;
}

addEventListener("install", (event) => event.waitUntil(fetchVersion()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && request.url === scope) {
    return event.respondWith(share(request).catch(() => Response.redirect(scope, 303)));
  }
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const name = url.pathname.slice(new URL(scope).pathname.length) || "index.html";
  if (name === SHARED) return event.respondWith(takeShared());
  const isPage = request.mode === "navigate";
  // Other folders belong to somebody else; who may frame an embedded board, the host says in a header.
  const isOurs = isPage ? Object.hasOwn(FILES, name) && !url.searchParams.has("embed") : !name.includes("/") && !url.search;
  if (!isOurs) return;
  event.respondWith(answer(event, name, isPage).catch(() => fetch(request)));
  if (isPage) event.waitUntil(forgetClosedPages());
});
