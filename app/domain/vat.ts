import { add, type Cents, shareOf } from "./money.ts";

/** A key of `vatPlaces` in `content/place.ts`. It is stored with quotes, so the place may be gone from there. */
export type VatPlace = string;

export type WithVat = { readonly vat: Cents; readonly total: Cents };

/** An amount before tax, its VAT, rounded to the cent, and both together. `perMille`: in thousandths, 85 is 8.5 %. */
export function withVat(amount: Cents, perMille: number): WithVat {
  const vat = shareOf(amount, perMille);
  return { vat, total: add(amount, vat) };
}
