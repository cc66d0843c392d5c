import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { type Service, services } from "#app/content/services.ts";
import type { ProjectCategory } from "#app/domain/project.ts";
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

const kindOf = ({ to }: Service): ProjectCategory | null => {
  if (to === "showcase") return "vitrine";
  if (to === "ecommerce") return "ecommerce";
  return typeof to !== "string" && to.service === "reservation" ? "reservation" : null;
};

/** The site that the page shows beside each service: of its own kind the newest, for the others each a further one while there are. */
export const siteBeside: ReadonlyMap<Service["id"], Project> = (() => {
  const others = projects.filter((project) => !examples.includes(project));
  const further = others.length > 0 ? others : projects;
  let place = 0;
  return new Map(
    services.flatMap((service) => {
      const kind = kindOf(service);
      const own = examples.find(({ category }) => category === kind);
      const site = kind === null ? further[place++ % further.length] : own;
      return site === undefined ? [] : [[service.id, site] as const];
    }),
  );
})();
