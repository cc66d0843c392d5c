import {
  type Project,
  type ProjectCategory,
  type ProjectTerritory,
  projectCategories,
  projectTerritories,
} from "#app/domain/project.ts";

/** What the portfolio shows: null is everything. Also the names of the address's parameters, in both languages. */
export type Filter = { readonly type: ProjectCategory | null; readonly zone: ProjectTerritory | null };

/** Reads the filter from an address; a value that means nothing filters nothing. */
export function readFilter(query: URLSearchParams): Filter {
  const known = <T extends string>(values: readonly T[], name: keyof Filter): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  return { type: known(projectCategories, "type"), zone: known(projectTerritories, "zone") };
}

export function matches(project: Pick<Project, "category" | "territory">, { type, zone }: Filter): boolean {
  return (type === null || project.category === type) && (zone === null || project.territory === zone);
}
