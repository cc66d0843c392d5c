import { projects } from "#app/content/projects.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";

/** The newest project of each kind of site that is offered. */
export const examples = offeredCategories.flatMap((category) =>
  projects
    .filter((project) => project.category === category)
    .sort((one, other) => other.year - one.year)
    .slice(0, 1),
);
