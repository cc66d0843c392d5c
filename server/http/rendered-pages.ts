/** Pages that are rendered live. Concurrent and later requests of the same address share one rendering. */
import type { Locale } from "#app/i18n/locales.ts";
import { pathOf } from "#app/site/pages.ts";
import { networksOf } from "#server/network.ts";
import { createRecentlyUsed } from "#server/recently-used.ts";
import {
  createOnePerTick,
  createRenderQueue,
  type RenderLimits,
  type RenderPurpose,
  RenderRefused,
} from "#server/render-queue.ts";
import { compressedBody, compressNow, type EncodedBody, type Encoding, etagOf } from "./body.ts";
import type { Incoming } from "./incoming.ts";
import { type PageFile, withInlineHashes } from "./page-files.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** The size of the cache of rendered pages, in bytes as they are sent. */
const cacheBytes = 32 * 1024 * 1024;
/** The memory of a cache entry without its body: its key and its place in the map. */
const entryBytes = 2048;

const htmlType = "text/html; charset=utf-8";

export type RenderedPages = {
  /**
   * The page of an address with a canonical query; it depends on the address alone. Null if it cannot be rendered.
   * Rejects with `RenderRefused`.
   */
  page(address: URL, encoding: Encoding | null, visitor: Incoming): Promise<EncodedBody | null>;
  /** The response to a submitted form, never cached; without a body if there is no page. Rejects likewise. */
  form(request: Request, visitor: Incoming): Promise<Response>;
  /** Takes a private page from the visitor's budget, before anything is read from the store. Throws `RenderRefused`. */
  admit(visitor: Incoming): void;
  /**
   * The response to an admitted request for what is private to its reader, or to a form there, never cached. Rejects likewise, also
   * when a document is not drawn. `signal`: aborted when the reader leaves.
   */
  privatePage(request: Request, visitor: Incoming, signal: AbortSignal): Promise<Response>;
  /** The error page of a status in a language. Rejects if it cannot be rendered. */
  error(status: number, locale: Locale): Promise<PageFile>;
};

/** `cached`: whether pages are cached; false in development, where they change while the server runs. */
export function createRenderedPages({
  renderer,
  limits,
  cached,
  origin,
}: {
  readonly renderer: PageRenderer;
  readonly limits: RenderLimits;
  readonly cached: boolean;
  /** The site's own. */
  readonly origin: string;
}): RenderedPages {
  const queue = createRenderQueue(limits);
  const cache = createRecentlyUsed<EncodedBody>(cacheBytes, ({ bytes }) => bytes.byteLength + entryBytes);
  /** The renderings in progress, by the same keys. */
  const inProgress = new Map<string, Promise<EncodedBody | null>>();
  const errorPages = new Map<string, Promise<PageFile>>();
  const nextFormTurn = createOnePerTick();
  const anonymous = { ipAddress: "", secure: false };

  async function inTurn(
    run: (render: () => string) => Promise<string>,
    ask: (turn: (render: () => string) => Promise<string | null>) => Promise<Response>,
  ): Promise<Response> {
    let refused: RenderRefused | null = null;
    const response = await ask((render) =>
      run(render).catch((error: unknown) => {
        if (!(error instanceof RenderRefused)) throw error;
        refused = error;
        return null;
      }),
    );
    if (refused !== null) throw refused;
    return response;
  }

  /** Takes a render from the visitor's budget; what it returns renders in turn. One is taken whether or not the response needs it. */
  function spendFor(purpose: RenderPurpose, { ipAddress }: Incoming) {
    const networks = networksOf(ipAddress);
    queue.spend(networks, purpose);
    return (render: () => string) => queue.run(networks, purpose, render);
  }

  async function render(address: URL, encoding: Encoding | null, visitor: Incoming) {
    // A new request without the visitor's headers: the page is cached for everybody.
    const request = new Request(address);
    const rendered = await inTurn(spendFor("page", visitor), (turn) =>
      renderer.render(request, { incoming: anonymous, turn }),
    );
    const bytes = new Uint8Array(await rendered.arrayBuffer());
    if (rendered.status !== 200) return null;
    return {
      type: rendered.headers.get("Content-Type") ?? htmlType,
      bytes: encoding === null ? bytes : await compressNow(bytes, encoding),
      encoding,
      etag: etagOf(bytes),
      varies: true,
    };
  }

  async function renderError(status: number, locale: Locale): Promise<PageFile> {
    const request = new Request(`${origin}${pathOf("home", locale)}`);
    // Not queued: error pages are few and small, and needed exactly when the queue is full.
    const rendered = await renderer.render(request, { incoming: anonymous, refused: status });
    return withInlineHashes(await compressedBody(htmlType, new Uint8Array(await rendered.arrayBuffer())));
  }

  return {
    page(address, encoding, visitor) {
      const key = `${encoding} ${address.pathname}${address.search}`;
      const ready = cache.get(key);
      if (ready !== undefined) return Promise.resolve(ready);
      const already = inProgress.get(key);
      if (already !== undefined) return already;
      const rendering = render(address, encoding, visitor)
        .then((body) => {
          if (body !== null && cached) cache.set(key, body);
          return body;
        })
        .finally(() => inProgress.delete(key));
      inProgress.set(key, rendering);
      return rendering;
    },

    async form(request, visitor) {
      await nextFormTurn();
      // Stored before anything is rendered: an accepted form needs no rendering.
      const run = async (rendering: () => string) => spendFor("form", visitor)(rendering);
      return inTurn(run, (turn) => renderer.render(request, { incoming: visitor, turn }));
    },

    admit: ({ ipAddress }) => queue.spend(networksOf(ipAddress), "page"),

    async privatePage(request, visitor, signal) {
      if (request.method === "POST") {
        await nextFormTurn();
        // What somebody has sent is stored, whether they wait for the response or not.
        const run = spendFor("form", visitor);
        return inTurn(run, (turn) => renderer.render(request, { incoming: visitor, turn }));
      }
      const run = (render: () => string) =>
        queue.run(networksOf(visitor.ipAddress), "page", render, { signal });
      return inTurn(run, (turn) => renderer.render(request, { incoming: visitor, turn, signal }));
    },

    error(status, locale) {
      const key = `${status} ${locale}`;
      const page = errorPages.get(key) ?? renderError(status, locale);
      if (cached) {
        errorPages.set(key, page);
        // A failed rendering is tried again.
        page.catch(() => errorPages.delete(key));
      }
      return page;
    },
  };
}
