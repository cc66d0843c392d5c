import type { Localized } from "#app/i18n/locales.ts";
import { identity } from "./identity.ts";

export type Member = {
  readonly name: string;
  /** A file in `content/portraits`, 4 wide and 5 high: a photograph (JPEG, PNG, WebP, AVIF) or a drawing (SVG). */
  readonly portrait: string;
  readonly copy: Localized<{ readonly role: string; readonly line: string }>;
};

/**
 * Names, roles, lines and portraits are invented: replace them, then delete this export.
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
    portrait: "loic-cadasse.svg",
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
    portrait: "aissa-belrose.svg",
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
    portrait: "yannis-montout.svg",
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
    portrait: "coralie-saint-ange.svg",
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
