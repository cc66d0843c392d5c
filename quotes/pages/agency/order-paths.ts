import { type OrderFormat, orderFormats } from "#quotes/private-paths.ts";

/** Where an order of a version is, below the page of its request: `commande-2.json`. */
export const orderPath = (version: number, format: OrderFormat): string => `commande-${version}.${format}`;

/** What such an address asks for; null for any other. */
export function orderOfPath(
  pathname: string,
): { readonly version: number; readonly format: OrderFormat } | null {
  const [, entered, ending] = /\/commande-(\d{1,3})\.(\w+)$/.exec(pathname) ?? [];
  const format = orderFormats.find((each) => each === ending);
  return format === undefined ? null : { version: Number(entered), format };
}
