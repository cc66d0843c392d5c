import type { VatPlace } from "#app/domain/vat.ts";
import { vatCategory } from "#app/prices/vat.ts";
import { legal } from "#content/legal.ts";
import type { CompanyFact, ConfirmationBlocker } from "#quotes/terms/confirmation.ts";

/**
 * What a quote has to state of the agency's company (article R123-237 of the Code de commerce) and `content/legal.yaml` does not
 * say yet. Its VAT number is needed where it charges VAT or leaves it to the client.
 */
export function companyBlockers(place: VatPlace | null): readonly ConfirmationBlocker[] {
  const code = place === null ? undefined : vatCategory(place)?.code;
  const needed: readonly CompanyFact[] = [
    ...(["capital", "siret", "register"] as const),
    ...(code === "S" || code === "AE" ? (["vatNumber"] as const) : []),
  ];
  return needed.filter((fact) => legal[fact] === null).map((fact) => ({ kind: "company", fact }));
}
