// Forsyth without its server. What the build writes before the first line: VERSION, and FILES, each with a hash of its
// content. So these bytes differ whenever anything differs, and whatever name Trunk gave to what.
//
// A version is fetched whole into a cache of its own and takes nothing over by itself: it waits until no page of the
// version before is left, or until somebody asks for it. A page gets the files of its own version until it is closed, also
// when a page beside it has gone over to the next one.
const scope = registration.scope;
// Several Forsyths may live under paths of one origin.
const family = `forsyth ${scope} `;
// Which version was in charge last, and the pages that were there when the next one came: { active, pages: { id: version } }.
const RECORD = `${family}record`;
const RECORD_KEY = `${scope}?record`;

const keyOf = (name) => `${scope}${name}?${FILES[name]}`;

// A host may have sent the browser elsewhere for it, and a page must not come from such an answer.
const direct = (answer) => (answer.redirected ? new Response(answer.body, answer) : answer);

const hashOf = async (answer) => {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 4)));
};

async function fetchAll() {
  const cache = await caches.open(family + VERSION);
  await Promise.all(
    Object.keys(FILES).map(async (name) => {
      const key = keyOf(name);
      // What has not changed is there already. Pages come anew, for the host may have changed their headers.
      let answer = name.endsWith(".html") ? undefined : await caches.match(key);
      if (!answer) {
        answer = await fetch(name === "index.html" ? scope : scope + name, { cache: "no-cache" });
        // A host in the middle of a change, or a cache on the way, sends what another build has under this name. Then this
        // version is none, until it is looked for again.
        if ((await hashOf(answer.clone())) !== FILES[name]) throw new Error(`${name}: ${answer.status}`);
      }
      await cache.put(key, direct(answer));
    }),
  );
}

let record;
const readRecord = () =>
  (record ??= caches
    .match(RECORD_KEY, { cacheName: RECORD })
    .then((kept) => kept?.json())
    .then((kept) => kept ?? { pages: {} }));

const allPages = async () => {
  const all = await clients.matchAll({ type: "all", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope));
};

async function takeOver() {
  const { active, pages: before } = await readRecord();
  const pages = {};
  for (const { id } of await allPages()) {
    const version = before[id] ?? active;
    if (version) pages[id] = version;
  }
  await settle(pages);
  // The first visit is to work without the server too. Later ones begin with the worker.
  if (!active) await clients.claim();
}

// Forgets the pages that have been closed.
async function tidy() {
  const { pages: before } = await readRecord();
  if (!Object.keys(before).length) return;
  const here = new Set((await allPages()).map(({ id }) => id));
  await settle(Object.fromEntries(Object.entries(before).filter(([id]) => here.has(id))));
}

// Remembers the pages of other versions, and throws away the versions that nobody needs.
async function settle(pages) {
  const now = { active: VERSION, pages };
  record = Promise.resolve(now);
  const kept = await caches.open(RECORD);
  await kept.put(RECORD_KEY, new Response(JSON.stringify(now))).catch(async (reason) => {
    // Better none than one that puts the version before in charge.
    await caches.delete(RECORD);
    throw reason;
  });
  // A version that is on its way is nobody's yet: another time.
  if (registration.installing || registration.waiting) return;
  const needed = new Set([VERSION, "record", ...Object.values(pages)].map((name) => family + name));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(family) && !needed.has(name)).map((name) => caches.delete(name)),
  );
}

async function answer({ request, clientId }, name, isPage) {
  let version = VERSION;
  if (!isPage) {
    const page = await clients.get(clientId);
    // A board in a frame has come from the host, so all of it does.
    if (page && new URL(page.url).searchParams.has("embed")) return fetch(request);
    // Chromium asks a worker that has not taken over yet, too (the specification has it wait): all pages are older then.
    const { active, pages } = await readRecord();
    version = pages[clientId] ?? active ?? VERSION;
  }
  const kept = await caches.match(scope + name, { cacheName: family + version, ignoreSearch: true });
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fetchAll()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const name = url.pathname.slice(new URL(scope).pathname.length) || "index.html";
  const isPage = request.mode === "navigate";
  // Who may frame an embedded board, the host says in a header of its own. Other folders are somebody else's; the files
  // of an older version are not in the list, and beside it. Behind the name of what did not come the page puts a question mark
  // for each time it asks again.
  const isOurs = isPage ? Object.hasOwn(FILES, name) && !url.searchParams.has("embed") : !name.includes("/") && !/[^?]/.test(url.search);
  // A storage that breaks is no reason to be without a page that can be had.
  if (!isOurs) return;
  event.respondWith(answer(event, name, isPage).catch(() => fetch(request)));
  if (isPage) event.waitUntil(tidy());
});
