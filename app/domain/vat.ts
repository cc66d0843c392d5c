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

/** Where no VAT is charged. A quote says why, for each. */
export const untaxedPlaces = ["frenchGuiana", "saintMartin", "outsideFrance"] as const satisfies VatPlace[];
export type UntaxedPlace = (typeof untaxedPlaces)[number];

export function isUntaxed(place: VatPlace): place is UntaxedPlace {
  return (untaxedPlaces as readonly VatPlace[]).includes(place);
}

/** In thousandths of the amount: 85 is 8.5 %. */
export type VatRates = Readonly<Record<VatPlace, number>>;

export type WithVat = { readonly vat: Cents; readonly total: Cents };

/** An amount before tax, its VAT, rounded to the cent, and both together. */
export function withVat(amount: Cents, perMille: number): WithVat {
  const vat = shareOf(amount, perMille);
  return { vat, total: add(amount, vat) };
}
