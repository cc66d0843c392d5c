/** What is counted of visits: numbers of a day, and nothing about anybody (docs/decisions/025-counts.md). */
import type { Day } from "./days.ts";

/**
 * `view`: a page was opened; the key names it (`fr-fr/pricing`).
 * `source`: the site was opened from outside; the key is the other site's host, `direct` for none.
 * `campaign`: likewise by a link with a campaign; the key is its source and its name.
 * `step`: something was chosen in the configurator where nothing was chosen; the key is one of `countedSteps`.
 * `form-started`: somebody began to fill in a form, `contact` or `quote`; stored as `opened`. `sent`: a request was stored; the key is its kind.
 * `quote`: a quote was confirmed by the agency, or accepted by its client.
 * `speed`: how fast a view was (page-speed.ts).
 */
export const countKinds = [
  "view",
  "source",
  "campaign",
  "step",
  "form-started",
  "sent",
  "quote",
  "speed",
] as const;
export type CountKind = (typeof countKinds)[number];

/** The kinds whose keys visitors make up: of these a day has `maxOpenKeys` at most, and all others are `otherKey`. */
export const openKinds = ["source", "campaign"] as const satisfies readonly CountKind[];
export const maxOpenKeys = 200;
export const otherKey = "other";

/** A visit with no other site before it. */
export const directKey = "direct";

/** A key with its number; the days that it is of are known from elsewhere. */
export type Total = { readonly kind: CountKind; readonly key: string; readonly total: number };
export type Count = Total & { readonly day: Day };

/** What a number is counted under: the same for each visit that adds to it. */
export const countId = ({ day, kind, key }: Omit<Count, "total">): string => `${day} ${kind} ${key}`;

/** How long counts are kept: the CNIL's limit for audience measurement. */
export const countMonths = 25;

/** The steps of the configurator, by the names of their fields. */
export const countedSteps = ["type", "duration", "pack"] as const;
export type CountedStep = (typeof countedSteps)[number];

/** Where a page says what the server cannot see. */
export const countPath = "/count";

/** What a page says when its form is entered. Open pages still say it to a newer server, so it is not `form-started`. */
export const formStarted = "request";

/**
 * `view`: it is read, although it was loaded ahead; `from` is the page before it, as the browser names it, or empty. Or its form is
 * entered, or a step done: `from` is empty with both. `speed`: `from` has the device and the values of `speedMetrics`, as a query.
 */
export type CountPost = {
  readonly what: "view" | typeof formStarted | CountedStep | "speed";
  readonly from: string;
};
