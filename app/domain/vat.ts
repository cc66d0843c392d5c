import { add, type Cents, shareOf } from "./money.ts";

/** Where a client's business is, as VAT knows it. */
export const vatPlaces = [
  "martinique",
  "guadeloupe",
  "reunion",
  "mainlandFrance",
  "frenchGuiana",
  "saintMartin",
  "outsideFrance",
] as const;
export type VatPlace = (typeof vatPlaces)[number];

/** Why no VAT is charged in a place: it does not apply there, or the client is abroad. */
export const untaxed: Readonly<Partial<Record<VatPlace, "exempt" | "abroad">>> = {
  frenchGuiana: "exempt",
  saintMartin: "exempt",
  outsideFrance: "abroad",
};

/** In thousandths of the amount: 85 is 8.5 %. */
export type VatRates = Readonly<Record<VatPlace, number>>;

export type WithVat = { readonly vat: Cents; readonly total: Cents };

/** An amount before tax, its VAT, rounded to the cent, and both together. */
export function withVat(amount: Cents, perMille: number): WithVat {
  const vat = shareOf(amount, perMille);
  return { vat, total: add(amount, vat) };
}
