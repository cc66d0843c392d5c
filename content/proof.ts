import type { Localized } from "#app/i18n/locales.ts";
import { project } from "./portfolio/bilimbi-chocolat/project.ts";

/**
 * The invented values: the agency's own rate, how it is known, and what it did for the project below. Replace each, and
 * delete its name here. Delete the export once the list is empty.
 * @sample
 */
export const sample = ["own", "method", "result"];

const method: Localized<string> = {
  "fr-fr":
    "Les demandes que nous recevons, rapportées aux visites que nous estimons d'après les pages demandées ; le journal du serveur compte les pages, sans nom ni traceur, et ne distingue pas les visites.",
  "en-en":
    "The requests that we receive, out of the visits that we estimate from the pages requested; our server's log counts pages, with no name and no tracker, and cannot tell one visit from another.",
};

const result: Localized<string> = {
  "fr-fr": "Pour une chocolaterie de Guadeloupe, nous avons doublé les commandes mensuelles en un an.",
  "en-en": "For a chocolate maker in Guadeloupe, we doubled monthly orders in a year.",
};

const own = 10.34;
const world = 1.82;

/** The conversion rates that the home page compares, in per cent, and the case study that it links to. */
export const proof = {
  own,
  /** How that rate is known. */
  method,
  world,
  /** With one decimal. */
  times: Math.round((10 * own) / world) / 10,
  /** The source of the world's average. It is updated monthly: check the figure there when you change it here. */
  source: {
    name: "IRP Commerce",
    url: "https://www.irpcommerce.com/en/gb/ecommercemarketdata.aspx?Market=1",
  },
  projectSlug: project.slug,
  /** What the agency did for this client: the sentence above the link. */
  result,
} as const;
