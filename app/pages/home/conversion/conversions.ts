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

/** The end of the scale, in per cent: the next even number above the highest rate. */
export function endOfScale(highest: number): number {
  return Math.ceil((highest + 0.01) / 2) * 2;
}

export function positionOnScale(rate: number, end: number): string {
  return `${((rate / end) * 100).toFixed(2)}%`;
}
