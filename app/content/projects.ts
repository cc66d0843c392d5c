import { isOffered } from "#app/prices/offered-services.ts";
import { allProjects } from "#content/portfolio/projects.ts";
import type { Project } from "./schemas/project.ts";

/** In the order of the portfolio page. A project of a kind that is no longer offered is not shown, and none without a portfolio. */
export const projects: readonly Project[] = allProjects.filter(
  ({ category }) => isOffered("portfolio") && isOffered(category),
);
