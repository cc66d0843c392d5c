import { projects } from "#app/content/projects.ts";
import type { PolicyFile } from "#app/content/schemas/catalogue.ts";
import { isSubscription, maintenanceKeys } from "#app/domain/catalogue.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import { unaccented } from "#app/domain/text.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { isVatPlace, vatPlaceFacts, vatPlaceKeys } from "#app/prices/vat.ts";
import { hosting } from "#content/catalogue/policy.ts";
import { nationalPhoneCodes } from "#content/place.ts";
import { firstContactName } from "#content/team.ts";
import { dialledNumber } from "#quotes/dialled-number.ts";
import { leadTimeOf } from "#quotes/indicative/lead-time.ts";
import { enteredMessage } from "#quotes/mails/notice.ts";
import type { Lead } from "#quotes/store/leads.ts";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";
import { signatories } from "#quotes/terms/presentation.ts";
import type { QuoteDraft } from "#quotes/terms/terms.ts";

/**
 * Where a telephone number says that a business is; null where it could be in several places. A number of another country
 * is abroad, where one place has all countries that no other names.
 */
export function vatPlaceOfPhone(phone: string): VatPlace | null {
  const number = dialledNumber(phone) ?? "";
  const begins = (prefix: string) => number.startsWith(prefix);
  const found = vatPlaceKeys.find((place) => vatPlaceFacts(place).phones?.some(begins));
  if (found !== undefined) return found;
  if (!begins("+") || nationalPhoneCodes.some(begins)) return null;
  const abroad = vatPlaceKeys.filter((place) => {
    const { abroad, phones } = vatPlaceFacts(place);
    return abroad === true && phones === undefined;
  });
  return abroad.length === 1 ? (abroad[0] ?? null) : null;
}

/** `withoutPlan`: what quotes without a maintenance plan say. A plan that comes with a pack is no subscription of the quote. */
export function hostingProposal(
  { quote: { lines }, names }: QuoteRecord,
  withoutPlan: PolicyFile["hosting"],
): DraftProposals["hosting"] {
  const plan = lines.find(({ key }) => maintenanceKeys.some((each) => each === key));
  if (plan === undefined) return withoutPlan;
  return isSubscription(plan.price.kind) ? { kind: "subscription", plan: names[plan.key] ?? plan.key } : null;
}

/** What a request lets the program propose for its draft, each with its reason. */
export function proposalsFor({ quote, fields }: Lead): DraftProposals {
  const phone = sanitizedLine(fields.phone ?? "");
  const chosen = quote?.selection.place;
  return {
    vatPlace:
      chosen !== undefined && isVatPlace(chosen)
        ? { phone: null, place: chosen }
        : phone === ""
          ? null
          : { phone, place: vatPlaceOfPhone(phone) },
    phonePlace: vatPlaceOfPhone(phone),
    leadTime: quote === null ? null : leadTimeOf(quote),
    hosting: quote === null ? null : hostingProposal(quote, hosting),
  };
}

/** Words are compared by their first letters: a hotel is « hôtel », « hôtels », « hôtelière ». Shorter ones are of no trade. */
const comparedLetters = 5;
const stems = (text: string): readonly string[] =>
  (unaccented(text).match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= comparedLetters)
    .map((word) => word.slice(0, comparedLetters));

/** What a request is for: a shop or a booking calendar that is chosen with a site makes it one. */
function kindOf({ quote, fields }: Lead): string {
  const options: readonly string[] = quote?.selection.options ?? [];
  if (options.includes("pack_ecommerce")) return "ecommerce";
  if (options.includes("pack_reservation")) return "reservation";
  return quote?.selection.projectType ?? ("project" in fields ? fields.project : "");
}

/**
 * What a first draft begins with, where the agency sees it and can take it back: the person who answers requests signs, and a case study of
 * the same kind of project is shown, of the same trade if the request's words name one, else the first of its kind, or of all.
 */
export function proposedPresentation(lead: Lead): Pick<QuoteDraft, "signedBy" | "caseStudies"> {
  const { fields } = lead;
  const kind = kindOf(lead);
  const ofKind = projects.filter(({ category }) => category === kind);
  const words = stems(`${fields.company} ${enteredMessage(lead)}`);
  const candidates = ofKind.length > 0 ? ofKind : projects;
  const proposed =
    candidates.find(({ sector }) => stems(sector[lead.locale]).some((stem) => words.includes(stem))) ??
    candidates[0];
  return {
    signedBy: signatories.includes(firstContactName) ? firstContactName : "",
    caseStudies: proposed === undefined ? [] : [proposed.slug],
  };
}
