import { projects } from "#app/content/projects.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";

/** The newest project of each kind of site that is offered, or the one before it where there is one. */
const examplesOf = (place: 0 | 1) =>
  offeredCategories.flatMap((category) => {
    const [newest, before] = projects
      .filter((project) => project.category === category)
      .sort((one, other) => other.year - one.year);
    const example = place === 0 ? newest : (before ?? newest);
    return example === undefined ? [] : [example];
  });

export const examples = examplesOf(0);
export const furtherExamples = examplesOf(1);
