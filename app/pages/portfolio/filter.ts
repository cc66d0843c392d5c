import type { Project } from "#app/content/schemas/project.ts";
import type { ProjectCategory } from "#app/domain/project.ts";
import { territoryKeys } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import type { Territory } from "#content/place.ts";

/** Null: no filter. The keys are the names of the query parameters. */
export type Filter = { readonly type: ProjectCategory | null; readonly zone: Territory | null };

export function readFilter(query: URLSearchParams): Filter {
  const known = <T extends string>(values: readonly T[], name: keyof Filter): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  return { type: known(offeredCategories, "type"), zone: known(territoryKeys, "zone") };
}

export function matches(project: Pick<Project, "category" | "territory">, { type, zone }: Filter): boolean {
  return (type === null || project.category === type) && (zone === null || project.territory === zone);
}
