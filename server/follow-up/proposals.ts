import type { VatPlace } from "#app/domain/vat.ts";
import type { DraftProposals } from "#app/follow-up/operations.ts";
import { isVatPlace, vatPlaceFacts, vatPlaceKeys } from "#app/prices/vat.ts";
import { nationalPhoneCodes } from "#content/place.ts";
import { dialledNumber } from "#server/dialled-number.ts";
import { leadTimeOf } from "#server/quote-document/lead-time.ts";
import { sanitizedLine } from "#server/sanitized-text.ts";
import type { Lead } from "#server/store/leads.ts";

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
  };
}
