/**
 * The service worker. `app/seo/files/sw.js.ts` puts the declaration of `settings` before this code.
 *
 * Pages are loaded from the network and stored; stored pages are shown only if the network cannot be reached, so no
 * outdated page is shown online. Files whose names change with their content are read from the cache first. The reasons:
 * `docs/decisions/007-offline.md`.
 */
import { type Locale, localeOfPath } from "#app/i18n/locales.ts";

export type WorkerSettings = {
  readonly version: string;
  readonly offlinePages: Readonly<Record<Locale, string>>;
};

declare const settings: WorkerSettings;

// The globals of a service worker, which TypeScript's DOM library does not have.
type WorkerEvent = Event & { waitUntil(done: Promise<unknown>): void };
type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type WorkerMessageEvent = WorkerEvent & {
  readonly data: readonly string[];
  readonly source: { readonly url: string };
};
type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
};
const worker = self as unknown as {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
};

const cachePrefix = "site-";
/** A cache for each build: the cache of an earlier build names files that no longer exist. */
const cacheName = `${cachePrefix}${settings.version}`;
const hashedFile = /^\/(?:assets|pictures)\//;

const open = () => caches.open(cacheName);
const isOurs = (url: URL) => url.origin === location.origin;

/** Whether a response is a page that is the same for all visitors, and neither an error nor a redirect. */
function isCacheable({ ok, redirected, headers }: Response): boolean {
  return (
    ok &&
    !redirected &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    !headers.get("Cache-Control")?.includes("no-store")
  );
}

const filesIn = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g))];

/** Stores an offline page with its files, and the files that its styles use. */
async function cacheOfflinePage(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} returns ${response.status}`);
  const files = filesIn(await response.clone().text());
  await Promise.all([cache.put(path, response), ...files.map((file) => cacheFile(cache, file))]);
}

async function cacheFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file);
  if (response.status !== 200) return;
  const styles = file.endsWith(".css") ? filesIn(await response.clone().text()) : [];
  await cache.put(file, response);
  await cache.addAll(styles);
}

worker.addEventListener("install", (event) => {
  const prepare = async () => {
    const cache = await open();
    await Promise.all(Object.values(settings.offlinePages).map((path) => cacheOfflinePage(cache, path)));
    await worker.skipWaiting();
  };
  event.waitUntil(prepare());
});

worker.addEventListener("activate", (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    // With navigation preload the browser requests a page while the worker starts. If that request fails, Firefox does
    // not show the worker's response: there the worker sends the request.
    const preload = worker.registration.navigationPreload;
    const isFirefox = navigator.userAgent.includes("Gecko/");
    await (isFirefox ? preload?.disable() : preload?.enable());
  };
  event.waitUntil(takeOver());
});

/** The cached page, else the offline page in the language of the address or of the browser. */
async function cachedOrOfflinePage(url: URL): Promise<Response | undefined> {
  const cache = await open();
  const cached = await cache.match(url.href);
  if (cached !== undefined) return cached;
  const { offlinePages } = settings;
  const browserLocale = navigator.language.startsWith("en") ? "en-en" : "fr-fr";
  return cache.match(offlinePages[localeOfPath(url.pathname) ?? browserLocale]);
}

async function respondWithPage(event: WorkerFetchEvent, url: URL): Promise<Response> {
  // A page in a frame gets no offline page.
  const isDocument = event.request.destination === "document";
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (isDocument && (await cachedOrOfflinePage(url))) || Response.error();
  }
  if (isDocument && isCacheable(response)) {
    const copy = response.clone();
    event.waitUntil(open().then((cache) => cache.put(url.href, copy)));
  }
  return response;
}

async function respondWithFile(event: WorkerFetchEvent, url: URL): Promise<Response> {
  const cache = await open();
  const cached = await cache.match(url.href);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(cache.put(url.href, response.clone()));
  return response;
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Posts and other origins go to the network.
  if (request.method !== "GET" || !isOurs(url)) return;
  if (request.mode === "navigate") event.respondWith(respondWithPage(event, url));
  else if (hashedFile.test(url.pathname)) event.respondWith(respondWithFile(event, url));
});

/** The page that registered the worker sends the list of files that it loaded before. */
worker.addEventListener("message", (event) => {
  const remember = async (address: string) => {
    const url = new URL(address);
    url.hash = "";
    if (!isOurs(url)) return;
    const cache = await open();
    if ((await cache.match(url.href)) !== undefined) return;
    if (hashedFile.test(url.pathname)) await cache.add(url.href);
    else if (address === event.source.url) {
      const response = await fetch(url.href);
      if (isCacheable(response)) await cache.put(url.href, response);
    }
  };
  const addresses = [event.source.url, ...event.data];
  event.waitUntil(Promise.allSettled(addresses.map(remember)));
});
