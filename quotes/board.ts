/** What the agency's board asks of the server, which implements it (server/board). Null: the link leads nowhere. */
import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import type { VisitReport } from "#app/domain/visit-report.ts";
import type { Locale } from "#app/i18n/locales.ts";

/** What of a deposit is to be refunded after a withdrawal: how much, with which VAT, when the last of it arrived, and the last day for it. */
export type OwedRefund = {
  readonly cents: Cents;
  readonly vatPerMille: number;
  readonly receivedOn: Day;
  readonly until: Day;
};

/**
 * The lists of the board. Each request is in one:
 * `toAnswer` waits for an answer of the agency, the one that is due first at the top;
 * `refund` waits for no answer, and what a withdrawal leaves to refund is still to be refunded, the first withdrawal at the top;
 * `waiting` has a quote that its client can still accept, the one that ends first at the top;
 * `deposit` is accepted, and its deposit has not arrived, the one whose last day is first at the top;
 * `answered`, `won` and `lost` are all others, by what the agency marked, the newest at the top;
 * `quarantined` is suspected spam.
 */
export const boardLists = [
  "toAnswer",
  "refund",
  "waiting",
  "deposit",
  "answered",
  "won",
  "lost",
  "quarantined",
] as const;
export type BoardList = (typeof boardLists)[number];

/** The lists of requests about which something is still to be done. */
export const openLists = ["toAnswer", "refund", "waiting", "deposit"] as const satisfies readonly BoardList[];

export type BoardRow = {
  readonly id: string;
  readonly list: BoardList;
  readonly kind: "contact" | "audit" | "quote";
  /** The number of its newest quote, confirmed or indicative; null for a request that is not about one. */
  readonly number: string | null;
  /** The client's own; empty without one. */
  readonly orderNumber: string;
  readonly company: string;
  readonly name: string;
  /** An ISO time, and whole days since then at the agency. */
  readonly receivedAt: string;
  readonly ageDays: number;
  /** An ISO time: the answer is due. A day: the last of the quote, the first on which the deposit may be asked for, then its last. */
  readonly answerDeadline: string | null;
  readonly dueOn: Day | null;
  /** Of an awaited deposit: whether it may be asked for, and whether its last day is known. Else null. */
  readonly depositIs: "later" | "due" | "dueUntil" | null;
  readonly overdue: boolean;
  /** What is decided on, `from` where some of it has no price yet; null where no price is known, or nothing is due after a withdrawal. */
  readonly amount: {
    readonly cents: Cents;
    readonly tax: "included" | "excluded" | "none";
    readonly from: boolean;
  } | null;
  /** What is awaited of the deposit of an accepted quote, VAT included: all of it, or the rest. Else null. */
  readonly deposit: { readonly cents: Cents; readonly isRest: boolean } | null;
  readonly refund: (OwedRefund & { readonly overdue: boolean }) | null;
  /** Whether what waits for an answer is a question that its client asked about a quote. */
  readonly asked: boolean;
};

export type BoardCounts = Readonly<Record<BoardList, number>>;

export type BoardSection = {
  readonly list: BoardList;
  readonly rows: readonly BoardRow[];
  /** There are others after these. */
  readonly more: boolean;
};

/** What every page of the board has. */
export type BoardFrame = {
  readonly locale: Locale;
  readonly counts: BoardCounts;
  /** From this number on, a count says "and more". */
  readonly maxCounted: number;
  /** Whether a backup can be downloaded: PostgreSQL makes its own. */
  readonly hasBackup: boolean;
};

/** `page`: null for the first page of all that is open, else the page of one list, from 1 on. */
export type BoardView = BoardFrame & {
  readonly sections: readonly BoardSection[];
  readonly page: number | null;
};

export type BoardFound = BoardFrame & {
  readonly rows: readonly BoardRow[];
  readonly more: boolean;
  /** False while the server still makes earlier requests searchable, after an upgrade. */
  readonly complete: boolean;
};

export type BoardVisits = BoardFrame & { readonly report: VisitReport };

/** Files that the board downloads. */
export const boardFiles = ["csv-fr", "csv-en", "xlsx", "backup"] as const;
export type BoardFile = (typeof boardFiles)[number];

/** A file as it is sent. */
export type BoardDownload = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
};

/** What is stored under an e-mail address. */
export type ErasableData = {
  readonly requests: number;
  readonly contract: boolean;
  readonly refund: boolean;
};

export type BoardOperations = {
  /** Mails a link to this address if it is one of the agency's. Whoever asks is told the same in any case. */
  sendLink(entered: string, locale: Locale): Promise<void>;
  /** `list`: null for all that is open. */
  view(token: string, list: BoardList | null, page: number): Promise<BoardView | null>;
  search(token: string, text: string): Promise<BoardFound | null>;
  visits(token: string): Promise<BoardVisits | null>;
  /** The path of a request's page, at an address that ends with the working day; null if the link or the request is gone. */
  openRequest(token: string, leadId: string): Promise<string | null>;
  /** Null also for a backup of a store that has none to download. */
  file(token: string, file: BoardFile, ipAddress: string): Promise<BoardDownload | null>;
  erasable(token: string, email: string): Promise<ErasableData | null>;
  /**
   * Erases all that is stored under an address. Returns the number of requests, of those that stay for their contract, and other
   * spellings of the same mailbox.
   */
  erase(
    token: string,
    email: string,
  ): Promise<{
    readonly requests: number;
    readonly kept: number;
    readonly others: readonly string[];
  } | null>;
};

/** The longest search, in characters. */
export const maxSearchLength = 100;

/** How many requests a page of a list has, and a section of the first page. */
export const rowsOfPage = 50;
/** The last page of a list: what is older is searched for. */
export const lastPage = 20;
