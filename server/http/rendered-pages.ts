/** Pages that are rendered while the server runs: each once for all who ask for the same. */
import type { Locale } from "#app/i18n/locales.ts";
import { pathOf } from "#app/site/pages.ts";
import { networksOf } from "#server/network.ts";
import { compressNow, type EncodedBody, type Encoding, etagOf } from "./body.ts";
import type { Incoming } from "./incoming.ts";
import type { LivePages } from "./live-pages.ts";
import { type PageFile, pageFileOf } from "./page-files.ts";
import { createRecentlyUsed } from "./recently-used.ts";
import {
  createRenderQueue,
  createTurnstile,
  NoTimeToRender,
  type RenderLimits,
  type RenderPurpose,
} from "./render-queue.ts";

/** What the rendered pages that are kept may weigh together, in bytes, as they are sent. */
const keptBytes = 32 * 1024 * 1024;
/** What an entry weighs beside its body: its key and its place in the map. */
const entryBytes = 2048;

const htmlType = "text/html; charset=utf-8";

export type RenderedPages = {
  /**
   * The page of an address whose query is in its one form: nothing but the address may change it. Null where it cannot
   * be rendered. Rejects with `NoTimeToRender`.
   */
  page(address: URL, encoding: Encoding | null, visitor: Incoming): Promise<EncodedBody | null>;
  /** The answer to a posted form, never kept; without a body where there is no page to show. Rejects likewise. */
  form(request: Request, visitor: Incoming): Promise<Response>;
  /** The error page of a status in a language. Rejects where it cannot be rendered. */
  error(status: number, locale: Locale): Promise<PageFile>;
};

/** `keep`: false in development, where pages change while the server runs. */
export function createRenderedPages({
  live,
  limits,
  keep,
  origin,
}: {
  readonly live: LivePages;
  readonly limits: RenderLimits;
  readonly keep: boolean;
  /** The site's own. */
  readonly origin: string;
}): RenderedPages {
  const queue = createRenderQueue(limits);
  const kept = createRecentlyUsed<EncodedBody>(keptBytes, ({ bytes }) => bytes.byteLength + entryBytes);
  /** What is being rendered for whoever asked first, by the same keys: who asks meanwhile gets the same answer. */
  const underWay = new Map<string, Promise<EncodedBody | null>>();
  const errorPages = new Map<string, Promise<PageFile>>();
  const formTurn = createTurnstile();
  const nobody = { address: "", secure: false };

  async function inTurn(
    purpose: RenderPurpose,
    visitor: Incoming,
    ask: (turn: (render: () => string) => Promise<string | null>) => Promise<Response>,
  ): Promise<Response> {
    let refused: NoTimeToRender | null = null;
    const answer = await ask((render) =>
      queue.run(networksOf(visitor.address), purpose, render).catch((error: unknown) => {
        if (!(error instanceof NoTimeToRender)) throw error;
        refused = error;
        return null;
      }),
    );
    if (refused !== null) throw refused;
    return answer;
  }

  async function render(address: URL, encoding: Encoding | null, visitor: Incoming) {
    // Nothing of the visitor's request goes into it: what is kept is everybody's.
    const request = new Request(address);
    const rendered = await inTurn("page", visitor, (turn) =>
      live.render(request, { incoming: nobody, turn }),
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
    // Few, small, and wanted when there is no time: they wait for nobody.
    const rendered = await live.render(request, { incoming: nobody, refused: status });
    const bytes = new Uint8Array(await rendered.arrayBuffer());
    const [br, gzip] = await Promise.all([compressNow(bytes, "br"), compressNow(bytes, "gzip")]);
    const body = { type: htmlType, bytes, encoded: { br, gzip }, etag: etagOf(bytes) };
    return pageFileOf(body);
  }

  return {
    page(address, encoding, visitor) {
      const key = `${encoding} ${address.pathname}${address.search}`;
      const ready = kept.get(key);
      if (ready !== undefined) return Promise.resolve(ready);
      const already = underWay.get(key);
      if (already !== undefined) return already;
      const rendering = render(address, encoding, visitor)
        .then((body) => {
          if (body !== null && keep) kept.set(key, body);
          return body;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, rendering);
      return rendering;
    },

    async form(request, visitor) {
      await formTurn();
      return inTurn("form", visitor, (turn) => live.render(request, { incoming: visitor, turn }));
    },

    error(status, locale) {
      const key = `${status} ${locale}`;
      const page = errorPages.get(key) ?? renderError(status, locale);
      if (keep) {
        errorPages.set(key, page);
        // One that failed is tried again.
        page.catch(() => errorPages.delete(key));
      }
      return page;
    },
  };
}
