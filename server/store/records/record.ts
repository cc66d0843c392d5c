/** What is stored as JSON. The indicative quote of a request is in quote-record.ts. */
import * as v from "valibot";
import { campaignParameters, type VisitOrigin } from "#app/domain/visit-origin.ts";
import { storedDecision, storedWithdrawal } from "#quotes/store/follow-up.ts";
import { text } from "#quotes/stored-values.ts";
import { storedQuote } from "#quotes/terms/confirmed-quote.ts";
import { savedPartContent } from "#quotes/terms/saved-parts.ts";
import { quoteDraft } from "#quotes/terms/terms.ts";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A kind of record in a column with JSON. */
export type RecordKind<Value> = {
  /** Reads the column's text. */
  readonly stored: v.GenericSchema<unknown, Value>;
  /** The column's text for a value. */
  write(value: Value): string;
};

/** `shape`: as it is stored, but for the number of its version, which is in the record as `schema`. */
export function recordKind<Value extends object>(shape: v.GenericSchema<unknown, Value>): RecordKind<Value> {
  return {
    stored: v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({ schema: v.literal(1) }),
      v.transform(({ schema: _version, ...record }): unknown => record),
      shape,
    ),
    write: (value) => JSON.stringify({ ...value, schema: 1 }),
  };
}

/** The quote that the agency is preparing. */
export const draftRecord = recordKind(quoteDraft);

/** A line or a template that the agency keeps. */
export const savedPartRecord = recordKind(savedPartContent);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRecord = recordKind(storedQuote);

export const decisionRecord = recordKind(storedDecision);
export const withdrawalRecord = recordKind(storedWithdrawal);

const visitOrigin: v.GenericSchema<unknown, VisitOrigin> = v.object({
  campaign: v.object(v.entriesFromList(campaignParameters, v.exactOptional(text))),
  referrer: text,
});

/** How a visitor came to the site. */
export const visitOriginRecord = recordKind(visitOrigin);
