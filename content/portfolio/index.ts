import type { Project } from "#content/portfolio/project.ts";
import { offers } from "../offered.ts";
import { project as atelierGrignonFranc } from "./atelier-grignon-franc/project.ts";
import { project as bilimbiChocolat } from "./bilimbi-chocolat/project.ts";
import { project as bonPlein } from "./bon-plein/project.ts";
import { project as distillerieFondsCabri } from "./distillerie-fonds-cabri/project.ts";
import { project as fathomAndFern } from "./fathom-and-fern/project.ts";
import { project as maisonClairvenue } from "./maison-clairvenue/project.ts";
import { project as nineShutters } from "./nine-shutters/project.ts";

const all: readonly Project[] = [
  bilimbiChocolat,
  nineShutters,
  distillerieFondsCabri,
  maisonClairvenue,
  fathomAndFern,
  atelierGrignonFranc,
  bonPlein,
];

/** In the order of the portfolio page. A project of a kind that is no longer offered is not shown. */
export const projects: readonly Project[] = all.filter(({ category }) => offers(category));
