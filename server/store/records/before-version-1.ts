/**
 * The records of stores before version 1: how each becomes one of version 1. Used once, when such a store is opened
 * (`sql/rewrite.ts`).
 */

import * as v from "valibot";
import { noWithdrawalAnswers } from "#app/domain/withdrawal.ts";
import { confirmedQuoteRecord, draftRecord } from "./confirmed-quote.ts";
import { decisionRecord } from "./decision.ts";
import { quoteRecord } from "./quote-record.ts";
import { isObject, type RecordKind } from "./record.ts";
import { visitOriginRecord } from "./visit-origin.ts";
import { withdrawalRecord } from "./withdrawal.ts";

type Json = Readonly<Record<string, unknown>>;

/** Makes a record of one version a record of the next, and leaves as it is what it does not know. */
type Upgrade = (stored: Json) => Json;

/** One box stood for two of the questions about withdrawal. It was empty unless somebody ticked it: that is no answer. */
const withAnswers: Upgrade = ({ offPremises, ...stored }) => ({
  ...stored,
  withdrawal:
    offPremises === true
      ? { ...noWithdrawalAnswers, offPremises: true, fiveEmployees: true }
      : noWithdrawalAnswers,
});

/** Where the box was ticked, the quote's document has the withdrawal form. */
const withOutcome: Upgrade = (stored) =>
  isObject(stored.terms)
    ? { ...stored, terms: withAnswers(stored.terms), canWithdraw: stored.terms.offPremises === true }
    : stored;

/** The first quotes named no account: their deposit was asked for with its invoice. */
const withoutAccount: Upgrade = (stored) => ({ ...stored, account: null });

/** The first drafts had no options. */
const withoutOptions: Upgrade = ({ lines, ...stored }) => ({
  ...stored,
  lines: Array.isArray(lines)
    ? lines.map((line: unknown) => (isObject(line) ? { ...line, inclusion: "fixed" } : line))
    : lines,
});

/** The first quotes did not have the client's VAT number. The fields keep the order of the schema. */
const withoutVatNumber: Upgrade = ({ client, ...stored }) => {
  if (!isObject(client)) return { ...stored, client };
  const { vatPlace: place, ...others } = client;
  return { ...stored, client: { ...others, vatNumber: "", vatPlace: place } };
};

/** The first quotes had no place for a number of another country's register. */
const withoutRegistration: Upgrade = ({ client, ...stored }) => {
  if (!isObject(client)) return { ...stored, client };
  const { vatPlace: place, ...others } = client;
  return { ...stored, client: { ...others, registration: "", vatPlace: place } };
};

/** The first quotes were paid by transfer alone. */
const withoutPaymentLink: Upgrade = ({ withdrawal, ...stored }) => ({
  ...stored,
  paymentLink: "",
  withdrawal,
});

/** The first quotes did not say under which version of the general terms. */
const withoutTermsHash: Upgrade = (stored) => ({ ...stored, generalTermsHash: null });

/** The first quotes named no last day of the deposit. The fields keep the order of the schema. */
const withoutDepositDays: Upgrade = ({ generalTermsHash, ...stored }) => ({
  ...stored,
  depositDays: null,
  generalTermsHash,
});

const inclusionNames: Readonly<Record<string, string>> = { chosen: "selected", offered: "notSelected" };

/** Other words for whether the amounts have an option. */
const withSelectedOptions: Upgrade = ({ lines, ...stored }) => ({
  ...stored,
  lines: Array.isArray(lines)
    ? lines.map((line: unknown) =>
        isObject(line)
          ? { ...line, inclusion: inclusionNames[String(line.inclusion)] ?? line.inclusion }
          : line,
      )
    : lines,
});

/** The first drafts and quotes said in their special terms whether hosting is included. */
const withoutHosting: Upgrade = (stored) => ({ ...stored, hosting: null, hostingYearly: null });

/** An upgrade of a draft, for the terms of a confirmed quote. */
const ofTerms =
  (upgrade: Upgrade): Upgrade =>
  (stored) =>
    isObject(stored.terms) ? { ...stored, terms: upgrade(stored.terms) } : stored;

/** Whether what a pack includes is included for a time only was recorded as whether it needs a contract. */
function withSubscription(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored.price) || stored.price.kind !== "included") return stored;
  return { ...stored, price: { subscription: stored.contract ?? false, ...stored.price } };
}

/** Records without a number: the first called the kind of the total `totalReads`, later ones had no `subscription`. */
const fromUnnumbered: Upgrade = (stored) => {
  if (!isObject(stored.quote)) return stored;
  const { totalReads, lines, ...rest } = stored.quote;
  return {
    ...stored,
    quote: {
      ...(totalReads === undefined ? {} : { totalKind: totalReads }),
      ...rest,
      lines: Array.isArray(lines) ? lines.map(withSubscription) : lines,
    },
  };
};

/** Gives a field of a stored object another name; does nothing where the object does not have it. */
function renamed(stored: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isObject(stored)) return stored;
  return Object.fromEntries(Object.entries(stored).map(([field, value]) => [names[field] ?? field, value]));
}

/** Names of fields that said less: months of what, which amount, and what is paid per month. */
const withPaymentMonths: Upgrade = ({ selection, quote, ...rest }) => ({
  ...rest,
  selection: renamed(selection, { durationMonths: "paymentMonths" }),
  quote: !isObject(quote)
    ? quote
    : renamed(
        { ...quote, payment: renamed(quote.payment, { monthly: "instalmentAmount" }) },
        {
          durationMonths: "paymentMonths",
          perMonth: "subscriptionsPerMonth",
          perYear: "subscriptionsPerYear",
        },
      ),
});

/** Plainer names of what is kept of an acceptance. */
const withSignatoryRole: Upgrade = ({ capacity, mention, address, ...stored }) =>
  stored.kind === "accepted"
    ? { ...stored, signatoryRole: capacity, acceptanceSentence: mention, ipAddress: address }
    : stored;

/** A record of any earlier version as one of version 1; null where it cannot be read. */
export type Rewrite = (text: string) => string | null;

/** `upgrades`: one for each earlier version, in order. A record had the number of its version, the first ones none. */
const rewriting =
  <Value extends object>(kind: RecordKind<Value>, upgrades: readonly Upgrade[] = []): Rewrite =>
  (text) => {
    let record: unknown = null;
    try {
      record = JSON.parse(text);
    } catch {}
    if (!isObject(record)) return null;
    const { schema = 1, ...stored } = record;
    const versions = upgrades.map((_, index) => index + 1);
    const version = [...versions, upgrades.length + 1].find((known) => known === schema);
    if (version === undefined) return null;
    const upgraded = upgrades.slice(version - 1).reduce((all, upgrade) => upgrade(all), stored);
    const read = v.safeParse(kind.stored, JSON.stringify({ ...upgraded, schema: 1 }), { abortEarly: true });
    return read.success ? kind.write(read.output) : null;
  };

/** The quote that the agency is preparing. */
export const draftRewrite = rewriting(draftRecord, [
  withAnswers,
  withoutOptions,
  withoutVatNumber,
  withoutPaymentLink,
  withoutRegistration,
  withSelectedOptions,
  withoutHosting,
]);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRewrite = rewriting(confirmedQuoteRecord, [
  withOutcome,
  withoutAccount,
  ofTerms(withoutOptions),
  ofTerms(withoutVatNumber),
  ofTerms(withoutPaymentLink),
  withoutTermsHash,
  ofTerms(withoutRegistration),
  ofTerms(withSelectedOptions),
  withoutDepositDays,
  ofTerms(withoutHosting),
]);

/** The indicative quote of a request. */
export const quoteRewrite = rewriting(quoteRecord, [fromUnnumbered, withPaymentMonths]);

export const decisionRewrite = rewriting(decisionRecord, [withSignatoryRole]);
export const visitRewrite = rewriting(visitOriginRecord);
export const withdrawalRewrite = rewriting(withdrawalRecord);

/** A request for an audit was a contact request with the address of a site. */
export function kindOf(kind: unknown, fields: unknown, version: unknown): string {
  let entered: unknown = null;
  try {
    entered = JSON.parse(String(fields));
  } catch {}
  return kind === "contact" && version === 1 && isObject(entered) && "site" in entered
    ? "audit"
    : String(kind);
}
