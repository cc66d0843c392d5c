export type ConversionRates = {
  /** Rates in per cent, and as the page's language writes them. */
  own: number;
  world: number;
  ownLabel: string;
  worldLabel: string;
  source: { readonly name: string; readonly url: string };
};

export const minVisits = 100;
export const maxVisits = 10_000;
export const initialVisits = 1000;

export function requestsFrom(visits: number, rate: number): number {
  return Math.round((visits * rate) / 100);
}
