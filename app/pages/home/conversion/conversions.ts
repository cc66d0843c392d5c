/** The two rates that the chart compares. */
export type ConversionRates = {
  /** Rates in per cent, and as the page's language writes them. */
  own: number;
  world: number;
  ownLabel: string;
  worldLabel: string;
  source: { readonly name: string; readonly url: string };
};

/** The traffic that a visitor may try, in visits a month. */
export const fewestVisits = 100;
export const mostVisits = 10_000;
export const usualVisits = 1000;

/** How many of `visits` convert at a rate in per cent, to the nearest whole one. */
export function conversions(visits: number, rate: number): number {
  return Math.round((visits * rate) / 100);
}

/** The scale's end, in per cent: the next even number above the highest rate, so that its gridlines are whole. */
export function scaleEnd(highest: number): number {
  return Math.ceil((highest + 0.01) / 2) * 2;
}

/** A place on the scale, as SVG takes it. */
export function placeOf(rate: number, end: number): string {
  return `${((rate / end) * 100).toFixed(2)}%`;
}
