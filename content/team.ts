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
export const firstContactName = `${firstContact} Saint-Ange`;

/** Who writes the audits. */
export const seoExpert = "Yannis";

/** The members of the agency, the founder first. */
export const team: readonly Member[] = [
  {
    ...identity.founder,
    copy: {
      "fr-fr": {
        role: "Fondatrice, stratégie",
        line: "« Je vous demanderai d'abord qui sont vos meilleurs clients. »",
      },
      "en-en": { role: "Founder, strategy", line: '"I will first ask you who your best customers are."' },
    },
  },
  {
    name: "Loïc Cadasse",
    initials: "LC",
    copy: {
      "fr-fr": {
        role: "Direction artistique",
        line: "« Je vous montre le site sur votre téléphone avant de vous le montrer en grand. »",
      },
      "en-en": {
        role: "Art direction",
        line: '"I show you the site on your own phone before I show it on a big screen."',
      },
    },
  },
  {
    name: "Aïssa Belrose",
    initials: "AB",
    copy: {
      "fr-fr": {
        role: "Développement",
        line: "« Chaque page passe sur le téléphone le plus lent du bureau. »",
      },
      "en-en": { role: "Development", line: '"Every page is tested on the slowest phone in the office."' },
    },
  },
  {
    name: `${seoExpert} Montout`,
    initials: "YM",
    copy: {
      "fr-fr": {
        role: "Référencement et contenus",
        line: "« J'écris vos pages avec les mots que vos clients tapent. »",
      },
      "en-en": {
        role: "SEO and content",
        line: '"I write your pages in the words that your customers type."',
      },
    },
  },
  {
    name: firstContactName,
    initials: "CS",
    copy: {
      "fr-fr": {
        role: "Relation client",
        line: "« C'est moi qui vous rappelle. »",
      },
      "en-en": {
        role: "Client care",
        line: '"I am the one who calls you back."',
      },
    },
  },
];
