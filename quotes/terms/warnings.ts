/** What of a draft is possible but odd: the agency reads it before it confirms, and may mean it. */
import { isSubscription } from "#app/domain/catalogue.ts";
import { contradictsSiren } from "#app/domain/company-number.ts";
import { addDays, addMonths, type Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import {
  type ConfirmedQuote,
  depositOf,
  isCounted,
  isOptional,
  lastDayOf,
  mayBeLeftOut,
  type QuoteTotals,
} from "./confirmed-quote.ts";
import { paymentLink } from "./payment-link.ts";
import type { QuoteDraft, QuoteLine } from "./terms.ts";

/** A draft as far as it can be read: null where something is still open, or cannot be. */
export type CheckedDraft = { readonly lines: readonly QuoteLine<null>[] } & {
  readonly [Field in
    | "startOn"
    | "deliverOn"
    | "paymentLink"
    | "hosting"
    | "discountPercent"
    | "depositPercent"
    | "instalments"
    | "validityDays"
    | "subscriptionMonths"]: QuoteDraft[Field] | null;
};

export type QuoteWarning =
  | { readonly kind: "startPast"; readonly start: Day }
  | { readonly kind: "deliveryBeforeStart"; readonly start: Day; readonly delivery: Day }
  /** Against the delivery time that the site promised to the visitor. */
  | { readonly kind: "deliveryEarly"; readonly delivery: Day; readonly earliest: Day }
  | { readonly kind: "deliveryLate"; readonly delivery: Day; readonly latest: Day }
  /** The client may accept after the work was to start. */
  | { readonly kind: "startBeforeEnd"; readonly start: Day; readonly until: Day }
  /** The client may still withdraw when the work was to start, even if they accept today. */
  | { readonly kind: "startInWithdrawal"; readonly start: Day; readonly until: Day }
  /** The shortest term of the subscriptions is over while the project is still being paid. */
  | { readonly kind: "endsBeforePaid"; readonly end: Day; readonly last: Day }
  | { readonly kind: "paidBeforeDelivery"; readonly last: Day; readonly delivery: Day }
  | { readonly kind: "noDeposit" }
  /** Only what is paid once has a discount, a deposit and instalments. */
  | { readonly kind: "nothingOnce" }
  | { readonly kind: "noTerm" }
  /** The payment link was confirmed with a version whose deposit was another: it may still ask for that amount. */
  | { readonly kind: "linkDeposit"; readonly confirmed: Cents; readonly deposit: Cents }
  /** The deposit changes with the options that the client ticks, and the link has one amount. */
  | { readonly kind: "linkOptions" }
  /** A maintenance plan includes hosting, and the quote says that the client pays a host. */
  | { readonly kind: "planNotHosted"; readonly label: string }
  /** Hosting is said to be in a subscription, and no subscription seems to include any. */
  | { readonly kind: "hostedByNone" }
  | { readonly kind: "optionsOut"; readonly count: number }
  /** Lines that are there twice, as after a template that has them too: their labels. */
  | { readonly kind: "repeated"; readonly labels: string }
  /** They are of two companies. */
  | { readonly kind: "vatNumberElsewhere"; readonly vatNumber: string; readonly siren: string }
  /** The visitor's telephone number, or the postcode of the client's address, is of another place than the one for VAT. */
  | {
      readonly kind: "phoneElsewhere" | "addressElsewhere";
      readonly place: VatPlace;
      readonly chosen: VatPlace;
    };

/** The place for VAT, where the telephone number and the address say that the client is (null where they do not), and its numbers. */
export type ClientEvidence = Readonly<Record<"chosen" | "phone" | "address", VatPlace | null>> &
  Readonly<Record<"siren" | "vatNumber", string>>;

/** The amounts of the deposit that a payment link stands for. */
export type LinkDeposits = {
  /** Of the draft; null while it is not known, or none is asked for. */
  readonly now: Cents | null;
  /** Of the first version that was confirmed with the draft's link; null if none was. */
  readonly confirmed: Cents | null;
};

/** `totals`: of the draft, null while they are not known. `earlier`: the confirmed versions, the newest first. */
export function linkDeposits(
  draft: Pick<CheckedDraft, "paymentLink">,
  totals: QuoteTotals | null,
  earlier: readonly Pick<ConfirmedQuote, "terms" | "totals">[],
): LinkDeposits {
  const deposit = (of: QuoteTotals) => depositOf(of)?.amount ?? null;
  const href = paymentLink(draft.paymentLink ?? "")?.href;
  const first =
    href === undefined
      ? undefined
      : earlier.findLast(({ terms }) => paymentLink(terms.paymentLink)?.href === href);
  return {
    now: totals === null ? null : deposit(totals),
    confirmed: first === undefined ? null : deposit(first.totals),
  };
}

/** The labels of lines that say and cost the same as one before them, each once. */
export function repeatedLabels(
  lines: readonly Pick<QuoteLine<null>, "label" | "unitPrice" | "billing" | "choice">[],
): readonly string[] {
  const keyOf = ({ label, unitPrice, billing, choice }: (typeof lines)[number]) =>
    JSON.stringify([label.trim().toLowerCase(), unitPrice, billing, choice]);
  const repeated = lines.filter(
    (line, index) => lines.findIndex((other) => keyOf(other) === keyOf(line)) !== index,
  );
  return [...new Set(repeated.map(({ label }) => label.trim()))].filter((label) => label !== "");
}

/** In the order of the form. `isPlan`, `isHosting`: what the label of a subscription says that it includes. `leadTime`: in months from the start, null if the site promised none. `withdrawableUntil`: if the client accepts today; null where they may not withdraw. */
export function draftWarnings(
  draft: CheckedDraft,
  today: Day,
  leadTime: { readonly from: number; readonly to: number } | null,
  { chosen, phone, address, siren, vatNumber }: ClientEvidence,
  deposits: LinkDeposits,
  { isPlan, isHosting }: Readonly<Record<"isPlan" | "isHosting", (label: string) => boolean>>,
  withdrawableUntil: Day | null = null,
): readonly QuoteWarning[] {
  const { lines, discountPercent, depositPercent, instalments, validityDays, subscriptionMonths } = draft;
  const { startOn: start, deliverOn: delivery } = draft;
  const counted = lines.filter(isCounted);
  const isPaidOnce = counted.some(({ billing, unitPrice }) => billing === "once" && unitPrice !== 0);
  const isSubscribed = lines.some(({ billing }) => isSubscription(billing));
  const warnings: QuoteWarning[] = [];

  // Of a group of which the client takes one, the others are never in the total.
  const left = lines.filter((line) => mayBeLeftOut(line) && !isCounted(line)).length;
  if (left > 0) warnings.push({ kind: "optionsOut", count: left });
  const labels = repeatedLabels(lines).join(", ");
  if (labels !== "") warnings.push({ kind: "repeated", labels });
  if (isPaidOnce && depositPercent === 0) warnings.push({ kind: "noDeposit" });
  if (counted.length > 0 && !isPaidOnce && [discountPercent, depositPercent, instalments].some(isPositive))
    warnings.push({ kind: "nothingOnce" });
  if (isSubscribed && subscriptionMonths === 0) warnings.push({ kind: "noTerm" });
  if (paymentLink(draft.paymentLink ?? "") !== null && depositPercent !== 0) {
    const { now, confirmed } = deposits;
    if (now !== null && confirmed !== null && now !== confirmed)
      warnings.push({ kind: "linkDeposit", confirmed, deposit: now });
    // Subscriptions are no part of the deposit.
    if (lines.some((line) => isOptional(line) && line.billing === "once"))
      warnings.push({ kind: "linkOptions" });
  }
  const subscriptions = lines.filter((line) => isSubscription(line.billing) && !mayBeLeftOut(line));
  const plan = subscriptions.find(({ label }) => isPlan(label));
  if (draft.hosting === "notIncluded" && plan !== undefined)
    warnings.push({ kind: "planNotHosted", label: plan.label });
  if (
    draft.hosting === "subscription" &&
    lines.length > 0 &&
    plan === undefined &&
    !subscriptions.some(({ label }) => isHosting(label))
  )
    warnings.push({ kind: "hostedByNone" });
  if (contradictsSiren(vatNumber, siren)) warnings.push({ kind: "vatNumberElsewhere", vatNumber, siren });
  if (chosen !== null && address !== null && address !== chosen)
    warnings.push({ kind: "addressElsewhere", place: address, chosen });
  // What the address says is more certain.
  else if (chosen !== null && address === null && phone !== null && phone !== chosen)
    warnings.push({ kind: "phoneElsewhere", place: phone, chosen });
  if (start !== null && start < today) warnings.push({ kind: "startPast", start });
  const until = validityDays === null ? null : addDays(today, validityDays);
  if (start !== null && start >= today && until !== null && start < until)
    warnings.push({ kind: "startBeforeEnd", start, until });
  if (start !== null && start >= today && withdrawableUntil !== null && start <= withdrawableUntil)
    warnings.push({ kind: "startInWithdrawal", start, until: withdrawableUntil });
  if (start === null || delivery === null) return warnings;
  if (delivery < start) return [...warnings, { kind: "deliveryBeforeStart", start, delivery }];
  if (leadTime !== null) {
    const [earliest, latest] = [addMonths(start, leadTime.from), addMonths(start, leadTime.to)];
    if (delivery < earliest) warnings.push({ kind: "deliveryEarly", delivery, earliest });
    if (delivery > latest) warnings.push({ kind: "deliveryLate", delivery, latest });
  }
  if (isPaidOnce && isPositive(instalments)) {
    const last = addMonths(start, instalments ?? 0);
    if (last < delivery) warnings.push({ kind: "paidBeforeDelivery", last, delivery });
    if (isSubscribed && subscriptionMonths !== null && subscriptionMonths > 0) {
      const end = lastDayOf(delivery, subscriptionMonths);
      // A payment on the day after the last one is still of that month.
      if (addDays(end, 1) < last) warnings.push({ kind: "endsBeforePaid", end, last });
    }
  }
  return warnings;
}

const isPositive = (number: number | null): boolean => number !== null && number > 0;
