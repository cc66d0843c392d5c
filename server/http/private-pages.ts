/**
 * The pages behind secret links: never cached, indexed or embedded, and their addresses are in no log
 * and no referrer. See docs/decisions/017-secret-links.md.
 */
import { type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import { optionField } from "#quotes/acceptance/options.ts";
import { isBoardRequest, linkSecret } from "#quotes/addresses.ts";
import type { Links } from "#quotes/links.ts";
import { requestRestoredPageAgain } from "#quotes/restored-page.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { createAttemptLimit, guessLimit } from "#server/attempt-limit.ts";
import type { Environment } from "#server/environment.ts";
import { RenderRefused } from "#server/render-queue.ts";
import { noStore } from "./cache-control.ts";
import { type HttpContext, isReading } from "./context.ts";
import { respondCompressed } from "./files.ts";
import type { Incoming } from "./incoming.ts";
import type { PageResponses } from "./page-responses.ts";
import { maxBodyBytes, type PostRules, readPosted } from "./post-guard.ts";
import type { RenderedPages } from "./rendered-pages.ts";
import { inlineSource, originOf } from "./security-headers.ts";

/** The styles and fonts of the site, its scripts, its pictures wherever they come from, forms to itself, and nothing else. */
const policyOf = ({ imageCdnUrl }: Pick<Environment, "imageCdnUrl">): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineSource(requestRestoredPageAgain)}`,
    "connect-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self'", ...originOf(imageCdnUrl)].join(" "),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

const headersOf = (environment: Pick<Environment, "imageCdnUrl">): Readonly<Record<string, string>> => ({
  "Cache-Control": noStore,
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": policyOf(environment),
  // The site's other pages are without it: there is nothing private in them, and it makes browsers start a new process.
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** What a request gets: a page, or the error page of a status. */
type PrivateResponse =
  | Response
  | "broken"
  | { readonly status: number; readonly reason?: string; readonly locale?: Locale | undefined };

/** The language that a response without a body asks its error page to be in, if it knows its reader's. */
const localeOf = ({ headers }: Response): Locale | undefined =>
  locales.find((locale) => languageTag[locale] === headers.get("Content-Language"));

/** The first of the site's languages that the browser asks for: whose page it is, is not known before the store was read. */
function localeOfHeader(c: HttpContext): Locale | undefined {
  const preferred = (c.req.header("Accept-Language") ?? "").split(",").map((tag) => tag.trim().slice(0, 2));
  const tag = preferred.find((wanted) => locales.some((locale) => languageTag[locale] === wanted));
  return locales.find((locale) => languageTag[locale] === tag);
}

/** Returns what answers any request for such an address. `refuse` returns the site's error page of a status. */
export function createPrivatePages({
  environment,
  links,
  pages,
  refuse,
}: {
  readonly environment: Pick<Environment, "imageCdnUrl">;
  readonly links: Pick<Links, "open" | "openBoard">;
  readonly pages: RenderedPages;
  readonly refuse: PageResponses["refuse"];
}): (c: HttpContext) => Promise<Response> {
  const headers = headersOf(environment);
  const guesses = createAttemptLimit(guessLimit);
  const boardRequests = createAttemptLimit(guessLimit);

  /** An error page with the headers of these pages, but for its policy: it has a script. */
  async function refusePrivately(...refused: Parameters<typeof refuse>): Promise<Response> {
    const response = await refuse(...refused);
    for (const [name, value] of Object.entries(headers))
      if (name !== "Content-Security-Policy") response.headers.set(name, value);
    response.headers.delete("Speculation-Rules");
    return response;
  }

  /** Whether an address has a secret that opens something. While the store is unavailable, the page has to say so itself. */
  async function opens(path: string): Promise<boolean> {
    const secret = linkSecret(path);
    if (secret === null) return false;
    try {
      const { token, audience } = secret;
      return (await (audience === "board" ? links.openBoard(token) : links.open(token, audience))) !== null;
    } catch (error) {
      if (error instanceof StoreUnavailableError) return true;
      throw error;
    }
  }

  /** Of a query only the options that a client has ticked mean something. */
  function addressOf({ url }: Incoming): URL {
    const address = new URL(url.pathname, url);
    const options = url.searchParams.get(optionField);
    if (options !== null) address.searchParams.set(optionField, options);
    return address;
  }

  async function post(c: HttpContext, rules: PostRules = {}): Promise<PrivateResponse> {
    const { incoming } = c.var;
    const posted = await readPosted(c, { secretAddress: true, ...rules });
    if (posted.kind !== "form") return posted.kind === "broken" ? "broken" : posted;
    const { headers: sent, body } = posted;
    const request = new Request(addressOf(incoming), { method: "POST", headers: sent, body });
    return pages.privatePage(request, incoming, c.req.raw.signal);
  }

  async function responseTo(c: HttpContext): Promise<PrivateResponse> {
    const { incoming } = c.var;
    const { pathname } = incoming.url;
    const { method } = c.req;
    const read = () => pages.privatePage(new Request(addressOf(incoming)), incoming, c.req.raw.signal);
    const allowed = linkSecret(pathname)?.audience === "reader" ? "GET, HEAD" : "GET, HEAD, POST";
    if (!allowed.split(", ").includes(method)) {
      c.header("Allow", allowed);
      return { status: 405 };
    }
    if (isReading(method)) pages.admit(incoming);
    const tooMany = (wait: number, reason: string) => {
      c.header("Retry-After", String(wait));
      return { status: 429, reason };
    };
    if (isBoardRequest(pathname)) {
      if (isReading(method)) return read();
      const wait = boardRequests.attempt(incoming.ipAddress);
      // Anybody may send this form.
      return wait > 0 ? tooMany(wait, "board-requests") : post(c, { maxBytes: maxBodyBytes });
    }
    if (await opens(pathname)) return isReading(method) ? read() : post(c);
    // Only guesses are limited: a person with a link may share a network with somebody who guesses.
    const wait = guesses.attempt(incoming.ipAddress);
    if (wait > 0) return tooMany(wait, "link-guesses");
    // A post gets the same page as a GET: that the link leads nowhere.
    return linkSecret(pathname) === null ? { status: 404 } : read();
  }

  return async (c) => {
    const answer = await responseTo(c).catch((error: unknown): PrivateResponse => {
      if (!(error instanceof RenderRefused)) throw error;
      c.header("Retry-After", String(error.retryAfterSeconds));
      return { status: error.status, reason: "render-limit", locale: localeOfHeader(c) };
    });
    if (answer === "broken") return c.body(null, 400);
    if (!(answer instanceof Response)) return refusePrivately(c, answer.status, answer.reason, answer.locale);
    if (answer.body === null && answer.status >= 400)
      return refusePrivately(c, answer.status, undefined, localeOf(answer));
    for (const [name, value] of [...answer.headers, ...Object.entries(headers)]) c.header(name, value);
    // A file of all requests may be large.
    if (answer.headers.get("Content-Disposition")?.startsWith("attachment") === true)
      return c.body(answer.body ?? "", answer.status as 200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") === true;
    return isPage ? respondCompressed(c, bytes, answer.status as 200) : c.body(bytes, answer.status as 200);
  };
}
