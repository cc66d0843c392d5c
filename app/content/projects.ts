import { slugOf } from "#app/domain/slug.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { allProjects } from "#content/portfolio/projects.ts";
import type { Project } from "./schemas/project.ts";

/** In the order of the portfolio page. A project of a kind that is no longer offered is not shown, and none without a portfolio. */
export const projects: readonly Project[] = allProjects.filter(
  ({ category }) => isOffered("portfolio") && isOffered(category),
);

type OfTrade = Pick<Project, "trade" | "sector">;
const nameOf = ({ trade, sector }: OfTrade) => trade ?? sector;

/** The trade of a project, as addresses name it in both languages: equal names are one trade. */
export const tradeOf = (project: OfTrade): string => slugOf(nameOf(project)[defaultLocale]);

/** Each trade once, by its key, with its name. */
export const trades: ReadonlyMap<string, Project["sector"]> = new Map(
  projects.map((project) => [tradeOf(project), nameOf(project)]),
);
