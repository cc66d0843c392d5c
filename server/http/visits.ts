/** Which requests are visits, and what is counted of them (docs/decisions/025-counts.md). */
import { isbot } from "isbot";
import {
  type CountPost,
  countedSteps,
  directKey,
  formStarted,
  maxOpenKeys,
  openKinds,
  otherKey,
} from "#app/domain/counts.ts";
import { dayMs, minuteMs } from "#app/domain/durations.ts";
import { speedDevices, speedKey, speedMetrics } from "#app/domain/page-speed.ts";
import {
  knownSelection,
  readSelection,
  requestParameter,
  requestStates,
} from "#app/quote/selection-query.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import {
  constructionSubjectOf,
  isItemPage,
  networkingPath,
  type PageId,
  pageEntry,
  rootPath,
} from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import type { CountOne } from "#quotes/platform.ts";
import { createAttemptLimit } from "#server/attempt-limit.ts";
import { campaignKey, visitSource } from "#server/counts/source.ts";
import { createRecentlyUsed } from "#server/recently-used.ts";
import { noStore } from "./cache-control.ts";
import type { HttpContext } from "./context.ts";
import type { Incoming } from "./incoming.ts";
import { readPosted } from "./post-guard.ts";

/** A page says so much at once, then one more every two seconds. */
const messageLimit = { burst: 60, wideBurst: 600, intervalMs: 2000 };

/**
 * Names of sources and campaigns that one network may bring for the first time on a day: far fewer than a day has room for, so that
 * nobody alone can fill it. Names that others have brought are free.
 */
const nameLimit = { burst: 10, wideBurst: 20, intervalMs: 30 * minuteMs };

/** `what=view&from=` with a page as long as browsers name it, encoded. */
const maxMessageBytes = 5000;

/** A page that is counted. `key`: null for the entry, which leads on to a page at once. */
type CountedPage = {
  readonly page: PageId | null;
  readonly key: string | null;
  readonly query: URLSearchParams;
};

/** The page of an address; null for what is no page to read: an error, a frame, the offline page. */
function countedPage({ pathname, searchParams: query }: URL): CountedPage | null {
  if (pathname === rootPath) return { page: null, key: null, query };
  if (pathname === networkingPath) return { page: null, key: networkingPath.slice(1), query };
  const resolution = resolve(pathname);
  if (resolution.kind !== "page") return null;
  const { page, locale, slug } = resolution;
  if (pageEntry(page).bare === true || page === "offline") return null;
  // No page answers there: a message may name any.
  if (isItemPage(page) && !itemSlugs[page].some((known) => known === slug)) return null;
  const part = slug ?? (page === "construction" ? constructionSubjectOf(query) : null);
  return { page, key: [locale, page, ...(part === null ? [] : [part])].join("/"), query };
}

const ahead = /prefetch|prerender|preview/i;

/** Whether somebody opens this document now: no robot, nothing loaded ahead, for a frame or by a script. */
function isOpened(headers: Headers): boolean {
  const destination = headers.get("Sec-Fetch-Dest");
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
  return (
    (destination === null || destination === "document") &&
    !purposes.some((name) => ahead.test(headers.get(name) ?? "")) &&
    !isRobot(headers)
  );
}

function isRobot(headers: Headers): boolean {
  const agent = headers.get("User-Agent") ?? "";
  return agent === "" || isbot(agent);
}

const urlOf = (text: string | null): URL | null =>
  text !== null && URL.canParse(text) ? new URL(text) : null;

/** Whether a page is of this site: the requested host, or the public one, because a proxy may hide it. */
const isOwn = ({ host }: URL, incoming: Incoming) => host === incoming.host || host === incoming.url.host;

/** What is chosen in the configurator at an address, and whether the form is open there. */
function stepsIn(counted: CountedPage | null): readonly string[] {
  if (counted?.page !== "pricing") return [];
  const { projectType, paymentMonths, pack } = knownSelection(readSelection(counted.query));
  const chosen = { type: projectType, duration: paymentMonths, pack };
  const isOpen = counted.query.get(requestParameter) === requestStates.open;
  return [...countedSteps.filter((step) => chosen[step] !== ""), ...(isOpen ? [formStarted] : [])];
}

export type Visits = {
  /** Counts a GET that was answered with a page. */
  opened(c: HttpContext): void;
  /** The response to what a page says (`countPath`). */
  message(c: HttpContext): Promise<Response>;
};

/** `clock`: a monotonic one. */
export function createVisits(count: CountOne, clock = performance.now.bind(performance)): Visits {
  const limit = createAttemptLimit(messageLimit, clock);
  const names = createAttemptLimit(nameLimit, clock);
  /** When each name was first brought, within a day. */
  const broughtAt = createRecentlyUsed<number>(openKinds.length * maxOpenKeys);

  /** Counts what a visitor may have made up. */
  function countName(kind: (typeof openKinds)[number], key: string, { ipAddress }: Incoming): void {
    const id = `${kind} ${key}`;
    const isKnown = clock() - (broughtAt.get(id) ?? Number.NEGATIVE_INFINITY) < dayMs;
    const isAllowed = isKnown || names.attempt(ipAddress) === 0;
    if (isAllowed && !isKnown) broughtAt.set(id, clock());
    count(kind, isAllowed ? key : otherKey);
  }

  const countStep = (step: string) =>
    step === formStarted ? count("form-started", "quote") : count("step", step);

  /** `before`: the page of this site that led here; null for another site's, or none. */
  function countPage(counted: CountedPage, before: CountedPage | null): void {
    // The configurator and the filter lead to their own page without script: it is one view.
    if (counted.key !== null && counted.key !== before?.key) count("view", counted.key);
    const done = stepsIn(before);
    for (const step of stepsIn(counted)) if (!done.includes(step)) countStep(step);
  }

  function countArrival(from: URL | null, { query }: CountedPage, incoming: Incoming): void {
    countName("source", from === null ? directKey : visitSource(from.hostname), incoming);
    const campaign = campaignKey(query);
    if (campaign !== null) countName("campaign", campaign, incoming);
  }

  /** `site`: what the browser says about the page before, if it says anything. */
  function countVisit(counted: CountedPage, from: URL | null, site: string | null, incoming: Incoming): void {
    const own = from !== null && isOwn(from, incoming);
    countPage(counted, own ? countedPage(from) : null);
    if (!(own || site === "same-origin")) countArrival(from, counted, incoming);
  }

  /** False where neither the device nor any value is known. */
  function countSpeed(message: URLSearchParams, counted: CountedPage): boolean {
    const device = speedDevices.find((known) => known === message.get("device"));
    const values = speedMetrics.flatMap((metric) => {
      const value = message.get(metric) ?? "";
      return /^\d{1,7}$/.test(value) ? [{ metric, value: Number(value) }] : [];
    });
    if (device === undefined || values.length === 0) return false;
    const page = counted.key?.replace(/^[^/]+\//, "") ?? "";
    for (const { metric, value } of values) count("speed", speedKey(metric, device, page, value));
    return true;
  }

  /** False for what says nothing. */
  function countMessage({ what, from }: CountPost, counted: CountedPage, incoming: Incoming): boolean {
    const isPricing = counted.page === "pricing";
    if (what === "speed") return countSpeed(new URLSearchParams(from), counted);
    if (what === "view") countVisit(counted, urlOf(from), null, incoming);
    else if (what === formStarted) {
      // An address at which the form is open was counted when it was requested.
      if (!stepsIn(counted).includes(what)) count("form-started", isPricing ? "quote" : "contact");
    } else if (isPricing && countedSteps.some((step) => step === what)) countStep(what);
    else return false;
    return true;
  }

  return {
    opened(c) {
      const { headers } = c.req.raw;
      const counted = countedPage(c.var.incoming.url);
      if (counted === null || !isOpened(headers)) return;
      countVisit(counted, urlOf(headers.get("Referer")), headers.get("Sec-Fetch-Site"), c.var.incoming);
    },

    async message(c) {
      const { incoming } = c.var;
      const answer = (status: 204 | 400 | 429, reason?: string) => {
        if (reason !== undefined) c.set("refused", reason);
        return c.body(null, status, { "Cache-Control": noStore });
      };
      const wait = limit.attempt(incoming.ipAddress);
      if (wait > 0) {
        c.header("Retry-After", String(wait));
        return answer(429, "counts");
      }
      const posted = await readPosted(c, { maxBytes: maxMessageBytes });
      if (posted.kind === "refused") {
        c.set("refused", posted.reason);
        return c.body(null, posted.status as 403);
      }
      if (posted.kind === "broken") return answer(400);
      const fields = new URLSearchParams(new TextDecoder().decode(posted.body));
      const page = urlOf(c.req.raw.headers.get("Referer"));
      const counted = page === null || !isOwn(page, incoming) ? null : countedPage(page);
      if (counted?.key == null) return answer(400, "count");
      if (isRobot(c.req.raw.headers)) return answer(204);
      const message = { what: fields.get("what"), from: fields.get("from") ?? "" } as CountPost;
      return countMessage(message, counted, incoming) ? answer(204) : answer(400, "count");
    },
  };
}
