import {
  type Project,
  type ProjectCategory,
  type ProjectTerritory,
  projectCategories,
  projectTerritories,
} from "#app/domain/project.ts";

/** Null: no filter. The keys are the names of the query parameters. */
export type Filter = { readonly type: ProjectCategory | null; readonly zone: ProjectTerritory | null };

export function readFilter(query: URLSearchParams): Filter {
  const known = <T extends string>(values: readonly T[], name: keyof Filter): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  return { type: known(projectCategories, "type"), zone: known(projectTerritories, "zone") };
}

export function matches(project: Pick<Project, "category" | "territory">, { type, zone }: Filter): boolean {
  return (type === null || project.category === type) && (zone === null || project.territory === zone);
}
