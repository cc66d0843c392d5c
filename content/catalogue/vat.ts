import type { VatRates } from "#app/domain/vat.ts";

/** The VAT on what the agency sells, by the place of the client's business, in thousandths. */
export const vatRates: VatRates = {
  martinique: 85,
  guadeloupe: 85,
  reunion: 85,
  mainlandFrance: 200,
  // VAT does not apply there.
  frenchGuiana: 0,
  saintMartin: 0,
  // None is charged: reverse charge within the European Union, export elsewhere.
  outsideFrance: 0,
};
