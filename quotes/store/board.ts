/** What a store answers about all requests at once, in the time that a page may take with hundreds of thousands of them. */

import * as v from "valibot";
import { locales } from "#app/domain/languages.ts";
import type { BoardList, ErasableData, OwedRefund } from "#quotes/board.ts";
import { shape, text, time } from "#quotes/stored-values.ts";
import type { StoredConfirmedQuote } from "./follow-up.ts";
import type { Lead, RateLimit } from "./leads.ts";
import type { UnreadableRecord } from "./unreadable-record.ts";

/** A secret link to the board. It belongs to no request. */
export const storedBoardLink = shape({
  /** The link's token itself is not stored. */
  tokenHash: text,
  /** The language of the page. */
  locale: v.picklist(locales),
  expiresAt: time,
});
export type BoardLink = v.InferOutput<typeof storedBoardLink>;

/** A request with its newest confirmed quote, if it has one. `refund`: what is to be refunded of any version that was withdrawn from. */
export type BoardEntry = {
  readonly lead: Lead;
  readonly quote: StoredConfirmedQuote | null;
  readonly refund: OwedRefund | null;
};

/** `more`: there are others after these. */
export type BoardPage = { readonly entries: readonly BoardEntry[]; readonly more: boolean };

/** How many requests a list is counted up to: a larger number is of no use to a reader, and counting takes time. */
export const maxCounted = 500;

export type OnUnreadable = (record: UnreadableRecord) => void;

export type BoardStore = {
  /** Stores a link, unless a limit refuses it: then it returns false. `replacing`: all earlier ones end. */
  addBoardLink(
    link: BoardLink,
    options: { readonly limits: readonly RateLimit[]; readonly replacing: boolean },
  ): Promise<boolean>;
  /** The link with this hash, unless it has expired. */
  findBoardLink(tokenHash: string): Promise<BoardLink | null>;
  /** The requests of a list in its order, after `offset` others. What cannot be read is given to `onUnreadable` and left out. */
  boardPage(
    list: BoardList,
    range: { readonly offset: number; readonly limit: number },
    onUnreadable: OnUnreadable,
  ): Promise<BoardPage>;
  /** The quotes of some requests, of each the newest first. */
  quotesOf(leadIds: readonly string[], onUnreadable: OnUnreadable): Promise<readonly StoredConfirmedQuote[]>;
  /** The quotes that were accepted from one moment to another (ISO times, both included), without those that were withdrawn from. */
  acceptedQuotes(
    range: { readonly from: string; readonly to: string },
    onUnreadable: OnUnreadable,
  ): Promise<readonly StoredConfirmedQuote[]>;
  /** How many requests each list has, `maxCounted` at most. */
  boardCounts(): Promise<Readonly<Record<BoardList, number>>>;
  /**
   * The requests, the newest first, that have words that begin with each word of a text: of names, company, e-mail address,
   * telephone number, site, the client's order number, and the request's number. None for a text without words. `more`: there
   * are others, or too many to be looked through. `complete`: false while there are many requests that cannot be found yet (`addSearchWords`).
   */
  find(
    text: string,
    limit: number,
    onUnreadable: OnUnreadable,
  ): Promise<BoardPage & { readonly complete: boolean }>;
  /**
   * Adds the words of some of the requests that cannot be found yet: all of them, after an upgrade. Returns false once each can
   * be.
   */
  addSearchWords(): Promise<boolean>;
  /** Every e-mail address (normalised) that has requests. */
  addresses(): Promise<readonly string[]>;
  /** How many requests are stored under an e-mail address (normalised), and whether `LeadStore.erase` keeps one of them for its contract, or for a refund that is owed. */
  requestsOf(email: string, contractsBefore: string): Promise<ErasableData>;
};
