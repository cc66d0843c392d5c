// The service worker. `settings` stands before this text: see `app/seo/files/sw.js.ts`.
//
// Pages come from the network and are kept; what is kept is shown only where the network cannot be reached, so a page
// is never older than the network has it. Files whose names change with what is in them come from here first.

const prefix = "site-";
/** A cache for each build: what the build before has kept names files that are no longer there. */
const cacheName = `${prefix}${settings.version}`;
const unchanging = /^\/(?:assets|pictures)\//;

const open = () => caches.open(cacheName);
const isOurs = (url) => url.origin === location.origin;

/** Whether an answer is a page for everybody: no error, no redirect, and nothing that is for one person alone. */
function isKeepable({ ok, redirected, headers }) {
  return (
    ok &&
    !redirected &&
    headers.get("Content-Type")?.startsWith("text/html") &&
    !headers.get("Cache-Control")?.includes("no-store")
  );
}

/** The hashed files that a text names. */
const filesIn = (text) => [...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g))];

/** Keeps an offline page with all that it shows: its files, and those that its styles name. */
async function keepOfflinePage(cache, path) {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const files = filesIn(await response.clone().text());
  await Promise.all([cache.put(path, response), ...files.map((file) => keepFile(cache, file))]);
}

async function keepFile(cache, file) {
  const response = await fetch(file);
  if (response.status !== 200) return;
  const styles = file.endsWith(".css") ? filesIn(await response.clone().text()) : [];
  await cache.put(file, response);
  await cache.addAll(styles);
}

addEventListener("install", (event) => {
  const prepare = async () => {
    const cache = await open();
    await Promise.all(Object.values(settings.offlinePages).map((path) => keepOfflinePage(cache, path)));
    await skipWaiting();
  };
  event.waitUntil(prepare());
});

addEventListener("activate", (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The browser asks for a page while it starts the worker, and not after. Firefox does not show what the worker
    // answers where that request fails: there the worker asks by itself.
    const preload = registration.navigationPreload;
    const isFirefox = navigator.userAgent.includes("Gecko/");
    await (isFirefox ? preload?.disable() : preload?.enable());
  };
  event.waitUntil(takeOver());
});

/** The page that was kept, else the offline page in the language of the address, or of the browser. */
async function keptPage(url) {
  const cache = await open();
  const kept = await cache.match(url.href);
  if (kept !== undefined) return kept;
  const { offlinePages } = settings;
  const other = navigator.language.startsWith("en") ? "en-en" : "fr-fr";
  return cache.match(offlinePages[url.pathname.split("/")[1]] ?? offlinePages[other]);
}

async function page(event, url) {
  // What stands in a frame is no page that was opened, and no place for the offline page.
  const opened = event.request.destination === "document";
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (opened && (await keptPage(url))) || Response.error();
  }
  if (opened && isKeepable(response)) {
    const copy = response.clone();
    event.waitUntil(open().then((cache) => cache.put(url.href, copy)));
  }
  return response;
}

async function file(event, url) {
  const cache = await open();
  const kept = await cache.match(url.href);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(cache.put(url.href, response.clone()));
  return response;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Posts, other people's servers and everything else go their way as if nobody were here.
  if (request.method !== "GET" || !isOurs(url)) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (unchanging.test(url.pathname)) event.respondWith(file(event, url));
});

/** The page that registered the worker was there before it, with its files: it tells which. */
addEventListener("message", (event) => {
  const remember = async (address) => {
    const url = new URL(address);
    url.hash = "";
    if (!isOurs(url)) return;
    const cache = await open();
    if ((await cache.match(url.href)) !== undefined) return;
    if (unchanging.test(url.pathname)) await cache.add(url.href);
    else if (address === event.source.url) {
      const response = await fetch(url.href);
      if (isKeepable(response)) await cache.put(url.href, response);
    }
  };
  const addresses = [event.source.url, ...event.data];
  event.waitUntil(Promise.allSettled(addresses.map(remember)));
});
