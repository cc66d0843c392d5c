import { createHash, randomBytes } from "node:crypto";
import { type Clock, isoTime } from "#app/domain/clock.ts";
import { dayMs, hourMs } from "#app/domain/durations.ts";
import type { Locale } from "#app/i18n/locales.ts";
import {
  boardPath,
  clientPagePath,
  type LinkAudience,
  requestPagePath,
  visitorPagePath,
} from "./addresses.ts";
import type { BoardStore } from "./store/board.ts";
import type { FollowUpStore, Link } from "./store/follow-up.ts";
import type { RateLimit } from "./store/leads.ts";
import { RequestErasedError } from "./store/store.ts";

/** The agency's link outlasts a long negotiation; the command `link` makes a new one afterwards. */
const agencyDays = 180;
/** After the last day of the quote, so that the client can still read what was accepted or missed. */
const clientDays = 90;
/** How long a link in a mail is enough to accept. */
const noCodeHours = 24;
/** The page says so: `pricing.request.noAcknowledgement.text`. */
const visitorHours = 1;

/** One working day. What is opened from the board ends no later than a board that is opened at the same time. */
const boardHours = 12;

/** The stored form of a token. A plain hash is enough for 128 random bits. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** `replacing`: the earlier links to the same page end. */
type LinkOptions = { readonly replacing: boolean };

export type Links = ReturnType<typeof createLinks>;

/** Secret links to the pages of a request. A person who has one may do what its page offers: there are no accounts. */
export function createLinks({
  store,
  clock,
  environment: { siteUrl },
}: {
  readonly store: Pick<FollowUpStore, "addLink" | "findLink"> &
    Pick<BoardStore, "addBoardLink" | "findBoardLink">;
  readonly clock: Clock;
  readonly environment: { readonly siteUrl: string };
}) {
  const newToken = () => randomBytes(16).toString("base64url");

  /** Stores a new link, and returns its token. */
  async function add(
    {
      expiresMs,
      ...facts
    }: Pick<Link, "leadId" | "audience" | "noCodeUntil"> & { readonly expiresMs: number },
    options?: LinkOptions,
  ): Promise<string> {
    const token = newToken();
    const link: Link = { tokenHash: hashOf(token), ...facts, expiresAt: isoTime(expiresMs) };
    if (!(await store.addLink(link, options))) throw new RequestErasedError();
    return token;
  }

  async function addForClient(
    leadId: string,
    expiresAt: string,
    code: Pick<Link, "noCodeUntil">,
    options?: LinkOptions,
  ): Promise<string> {
    const expiresMs = Math.max(Date.parse(expiresAt), clock()) + clientDays * dayMs;
    const token = await add({ leadId, audience: "client", expiresMs, ...code }, options);
    return `${siteUrl}${clientPagePath(token)}`;
  }

  return {
    /**
     * The absolute address of a new link to the agency's page of a request. Earlier ones stay valid: a mail that is sent
     * again may have arrived before, unless they are replaced. Rejects with a RequestErasedError if the request was erased.
     */
    async forAgency(leadId: string, options?: LinkOptions): Promise<string> {
      const expiresMs = clock() + agencyDays * dayMs;
      return `${siteUrl}${requestPagePath(await add({ leadId, audience: "agency", expiresMs }, options))}`;
    },
    /** The same for the client's page of a quote, which is valid until `expiresAt`: the link of a mail to the client. */
    forClient: (leadId: string, expiresAt: string): Promise<string> =>
      addForClient(leadId, expiresAt, { noCodeUntil: isoTime(clock() + noCodeHours * hourMs) }),
    /** The same for somebody to pass on by other means than our mails: it is never enough to accept. */
    forClientToPassOn: (leadId: string, expiresAt: string, options?: LinkOptions): Promise<string> =>
      addForClient(leadId, expiresAt, {}, options),
    /**
     * The absolute address at which what a client's link shows can be read, and nothing answered: in place of the token it has the
     * token's stored form, from which nobody gets the token. It ends as the link does.
     */
    addressToRead: (token: string): string => `${siteUrl}${clientPagePath(hashOf(token))}`,
    /** Whether a client's link alone is not enough to accept: it was passed on, or mailed more than a day ago. */
    async needsCode(token: string): Promise<boolean> {
      const { noCodeUntil } = (await store.findLink(hashOf(token))) ?? {};
      return noCodeUntil === undefined || noCodeUntil < isoTime(clock());
    },
    /** The path of a new link to the visitor's page of an indicative quote. Whoever sent the request is given it at once. */
    async forVisitor(leadId: string): Promise<string> {
      const expiresMs = clock() + visitorHours * hourMs;
      return visitorPagePath(await add({ leadId, audience: "visitor", expiresMs }));
    },
    /** The path of a link to the agency's page of a request that ends as a board's does: opening one from there leaves no lasting link. */
    async forBoardEntry(leadId: string): Promise<string> {
      const expiresMs = clock() + boardHours * hourMs;
      return requestPagePath(await add({ leadId, audience: "agency", expiresMs }));
    },
    /** The absolute address of a new link to the board, in a language; null if one of the limits refuses it. */
    async forBoard(
      locale: Locale,
      options: LinkOptions & { readonly limits: readonly RateLimit[] },
    ): Promise<string | null> {
      const token = newToken();
      const expiresAt = isoTime(clock() + boardHours * hourMs);
      const link = { tokenHash: hashOf(token), locale, expiresAt };
      return (await store.addBoardLink(link, options)) ? `${siteUrl}${boardPath(token)}` : null;
    },
    /** The board's link that a token opens; null if it is unknown, has expired or was replaced. */
    openBoard: (token: string) => store.findBoardLink(hashOf(token)),
    /**
     * The request that a token opens; null if it is unknown, has expired, was replaced or is for the other page. `reader`: of an address
     * to read, which has the token's stored form.
     */
    async open(token: string, audience: LinkAudience | "reader"): Promise<string | null> {
      const isReader = audience === "reader";
      const link = await store.findLink(isReader ? token : hashOf(token));
      return link?.audience === (isReader ? "client" : audience) ? link.leadId : null;
    },
  };
}
