/** What of a draft is possible but odd: the agency reads it before it confirms, and may mean it. */
import { isSubscription } from "./catalogue.ts";
import { isCounted, type QuoteDraft } from "./confirmed-quote.ts";
import { addDays, addMonths, type Day } from "./days.ts";
import type { VatPlace } from "./vat.ts";

/** Null: it is still open, or cannot be read. */
export type CheckedDraft = Pick<QuoteDraft, "lines" | "startOn" | "deliverOn"> & {
  readonly [Field in
    | "discountPercent"
    | "depositPercent"
    | "instalments"
    | "validityDays"
    | "subscriptionMonths"]: number | null;
};

export type QuoteWarning =
  | { readonly kind: "startPast"; readonly start: Day }
  | { readonly kind: "deliveryBeforeStart"; readonly start: Day; readonly delivery: Day }
  /** Against the delivery time that the site promised to the visitor. */
  | { readonly kind: "deliveryEarly"; readonly delivery: Day; readonly earliest: Day }
  | { readonly kind: "deliveryLate"; readonly delivery: Day; readonly latest: Day }
  /** The client may accept after the work was to start. */
  | { readonly kind: "startBeforeEnd"; readonly start: Day; readonly until: Day }
  /** The shortest term of the subscriptions is over while the project is still being paid. */
  | { readonly kind: "endsBeforePaid"; readonly end: Day; readonly last: Day }
  | { readonly kind: "paidBeforeDelivery"; readonly last: Day; readonly delivery: Day }
  | { readonly kind: "noDeposit" }
  /** Only what is paid once has a discount, a deposit and instalments. */
  | { readonly kind: "nothingOnce" }
  | { readonly kind: "noTerm" }
  | { readonly kind: "optionsOut"; readonly count: number }
  /** The visitor's telephone number, or the postcode of the client's address, is of another place than the one for VAT. */
  | {
      readonly kind: "phoneElsewhere" | "addressElsewhere";
      readonly place: VatPlace;
      readonly chosen: VatPlace;
    };

/** The place for VAT, and where the telephone number and the address say that the client is: null where they do not. */
export type VatPlaceEvidence = Readonly<Record<"chosen" | "phone" | "address", VatPlace | null>>;

/** In the order of the form. `leadTime`: in months from the start, null if the site promised none. */
export function draftWarnings(
  draft: CheckedDraft,
  today: Day,
  leadTime: { readonly from: number; readonly to: number } | null,
  { chosen, phone, address }: VatPlaceEvidence,
): readonly QuoteWarning[] {
  const { lines, discountPercent, depositPercent, instalments, validityDays, subscriptionMonths } = draft;
  const { startOn: start, deliverOn: delivery } = draft;
  const counted = lines.filter(isCounted);
  const isPaidOnce = counted.some(({ billing, unitPrice }) => billing === "once" && unitPrice !== 0);
  const isSubscribed = lines.some(({ billing }) => isSubscription(billing));
  const warnings: QuoteWarning[] = [];

  if (counted.length < lines.length)
    warnings.push({ kind: "optionsOut", count: lines.length - counted.length });
  if (isPaidOnce && depositPercent === 0) warnings.push({ kind: "noDeposit" });
  if (counted.length > 0 && !isPaidOnce && [discountPercent, depositPercent, instalments].some(isPositive))
    warnings.push({ kind: "nothingOnce" });
  if (isSubscribed && subscriptionMonths === 0) warnings.push({ kind: "noTerm" });
  if (chosen !== null && address !== null && address !== chosen)
    warnings.push({ kind: "addressElsewhere", place: address, chosen });
  // What the address says is more certain.
  else if (chosen !== null && address === null && phone !== null && phone !== chosen)
    warnings.push({ kind: "phoneElsewhere", place: phone, chosen });
  if (start !== null && start < today) warnings.push({ kind: "startPast", start });
  const until = validityDays === null ? null : addDays(today, validityDays);
  if (start !== null && start >= today && until !== null && start < until)
    warnings.push({ kind: "startBeforeEnd", start, until });
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
      const end = addMonths(delivery, subscriptionMonths);
      if (end < last) warnings.push({ kind: "endsBeforePaid", end, last });
    }
  }
  return warnings;
}

const isPositive = (number: number | null): boolean => number !== null && number > 0;
