import { priceFloors } from "#app/domain/price-floors.ts";
import { options, packs } from "#app/prices/rules.ts";

/** The least that each service costs, from the catalogue: what pages and descriptions show as "from". */
export const lowestPrices = priceFloors({ options, packs });
