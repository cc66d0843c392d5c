import { tradeOf, trades } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import type { ProjectCategory } from "#app/domain/project.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { territoryKeys } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import type { Territory } from "#content/place.ts";

/** Null: no filter. The keys are the names of the query parameters. */
export type Filter = {
  readonly type: ProjectCategory | null;
  readonly trade: string | null;
  readonly zone: Territory | null;
};

export function readFilter(query: URLSearchParams): Filter {
  const known = <T extends string>(values: readonly T[], name: keyof Filter): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  return {
    type: known(offeredCategories, "type"),
    trade: known([...trades.keys()], "trade"),
    zone: known(territoryKeys, "zone"),
  };
}

export const tradeName = (trade: string, locale: Locale): string => {
  const name = trades.get(trade);
  return name === undefined ? trade : typesetIn(name, locale);
};

type Filtered = Pick<Project, "category" | "sector" | "territory" | "trade">;

export const matches = (project: Filtered, { type, trade, zone }: Filter): boolean =>
  (type === null || project.category === type) &&
  (trade === null || tradeOf(project) === trade) &&
  (zone === null || project.territory === zone);
