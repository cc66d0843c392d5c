import type { Localized } from "#app/i18n/locales.ts";
import { identity } from "./identity.ts";

export type Member = {
  readonly name: string;
  readonly initials: string;
  readonly copy: Localized<{ readonly role: string; readonly line: string }>;
};

/**
 * Names, roles and lines are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

/** Who answers a request first, as the texts call her. */
export const firstContact = "Coralie";

/** The members of the agency, the founder first. */
export const team: readonly Member[] = [
  {
    ...identity.founder,
    copy: {
      "fr-fr": { role: "Fondatrice, stratégie", line: "Demande toujours à qui le site doit parler." },
      "en-en": { role: "Founder, strategy", line: "Always asks who the site is talking to." },
    },
  },
  {
    name: "Loïc Cadasse",
    initials: "LC",
    copy: {
      "fr-fr": { role: "Direction artistique", line: "Enlève jusqu'à ce qu'il reste l'essentiel." },
      "en-en": { role: "Art direction", line: "Takes things away until the point is left." },
    },
  },
  {
    name: "Aïssa Belrose",
    initials: "AB",
    copy: {
      "fr-fr": { role: "Développement", line: "Teste sur le téléphone le plus lent du bureau." },
      "en-en": { role: "Development", line: "Tests on the slowest phone in the office." },
    },
  },
  {
    name: "Yannis Montout",
    initials: "YM",
    copy: {
      "fr-fr": { role: "Référencement et contenus", line: "Écrit comme vos clients cherchent." },
      "en-en": { role: "SEO and content", line: "Writes the way your customers search." },
    },
  },
  {
    name: "Coralie Saint-Ange",
    initials: "CS",
    copy: {
      "fr-fr": { role: "Relation client", line: "Décroche, et rappelle quand elle l'a dit." },
      "en-en": { role: "Client care", line: "Picks up, and calls back when she said she would." },
    },
  },
];
