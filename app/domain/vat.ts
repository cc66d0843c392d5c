import { add, type Cents, shareOf } from "./money.ts";

/** A key of `vatPlaces` in `content/place.yaml`. It is stored with quotes, so the place may be gone from there. */
export type VatPlace = string;

/** The VAT of each place, in thousandths of an amount (0 where none is charged), and the place that is used if none is chosen. */
export type VatRules = {
  readonly home: VatPlace;
  readonly perMille: Readonly<Record<VatPlace, number>>;
};

/** The VAT that prices are shown with, beside those before tax. */
export type ShownVat = { readonly place: VatPlace; readonly perMille: number };

export function vatAt({ home, perMille }: VatRules, place: VatPlace | null): ShownVat {
  const shown = place ?? home;
  return { place: shown, perMille: perMille[shown] ?? 0 };
}

export type WithVat = { readonly vat: Cents; readonly total: Cents };

/** An amount before tax, its VAT, rounded to the cent, and both together. `perMille`: in thousandths, 85 is 8.5 %. */
export function withVat(amount: Cents, perMille: number): WithVat {
  const vat = shareOf(amount, perMille);
  return { vat, total: add(amount, vat) };
}

/** Which of a company's numbers a quote names, as its client's place asks for. */
export type NeededNumbers = { readonly siren: boolean; readonly vatNumber: boolean };
