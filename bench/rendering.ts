/** What the pricing page costs the server for a selection that it has not rendered before, as without JavaScript. */

import { catalogue } from "../app/content/catalogue.ts";
import { optionKeys, packKeys, paymentMonthChoices } from "../app/domain/catalogue.ts";
import { validateSelection } from "../app/domain/selection.ts";
import { queryOf } from "../app/quote/selection-query.ts";
import { pathOf } from "../app/site/pages.ts";
import { personOf } from "../testing/contact-requests.ts";
import { quantile } from "./figures.ts";
import { processorTimePath, startSite } from "./serving.ts";

const selections = 300;

/** Milliseconds of processor time for one page, rendering and brotli included, from the first request on. */
export type RenderingFigures = { readonly p50: number; readonly p95: number };

function pick<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(Math.random() * items.length)] ?? items[0];
}

function randomAddress(): string {
  const wanted = {
    projectType: "vitrine",
    paymentMonths: String(pick(paymentMonthChoices)),
    pack: pick(packKeys),
    options: optionKeys.filter(() => Math.random() < 0.5),
  };
  const { valid } = validateSelection(catalogue, wanted);
  return `${pathOf("pricing", "fr-fr")}${queryOf({ ...wanted, options: valid.options })}`;
}

export async function measureRendering(): Promise<RenderingFigures> {
  const site = await startSite({ TRUST_PROXY: "127.0.0.1" });
  const used = async () => Number(await (await fetch(`${site.origin}${processorTimePath}`)).text());
  const costs: number[] = [];
  for (let index = 0; index < selections; index += 1) {
    const before = await used();
    // Each from another visitor: what may be rendered for one network in a minute is limited.
    const headers = { "Accept-Encoding": "br", "X-Forwarded-For": personOf(index, 1).address };
    const response = await fetch(`${site.origin}${randomAddress()}`, { headers });
    if (response.status !== 200) throw new Error(`The pricing page has the status ${response.status}`);
    await response.arrayBuffer();
    costs.push(((await used()) - before) / 1000);
  }
  await site.stop();
  return { p50: quantile(costs, 0.5), p95: quantile(costs, 0.95) };
}
