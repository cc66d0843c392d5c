/** How the first run asks, in both languages. What may be answered is in answers.ts. */
import { type Locale, locales } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import type { AnswerName } from "./answers.ts";
import type { ColourUse } from "./colours.ts";

type Kind = "text" | "town" | "choice" | "colour" | "services" | "team" | "logo" | "theme";
type Both = readonly [french: string, english: string];

export type QuestionView = {
  readonly name: AnswerName;
  readonly kind: Kind;
  readonly label: string;
  readonly hint: string;
  readonly needed: boolean;
  /** Asked below the others: what follows unless it is answered. */
  readonly later: boolean;
};

const needed: readonly (readonly [AnswerName, Kind, Both, Both?])[] = [
  ["name", "text", ["Nom de l’agence", "Name of the agency"]],
  ["domain", "text", ["Adresse du site", "Address of the site"], ["www.exemple.fr", "www.example.com"]],
  [
    "town",
    "town",
    ["Ville", "Town"],
    [
      "Choisissez-la dans la liste, ou écrivez la vôtre. TVA, devis, conditions et mentions légales suivent le droit français : hors de France, il n’y a pas de région à choisir, et un juriste doit les récrire.",
      "Choose it from the list, or type yours. VAT, quotes, terms and legal notice follow French law: outside France there is no region to choose, and a lawyer has to rewrite them.",
    ],
  ],
  ["street", "text", ["Numéro et rue", "Street and number"]],
  [
    "phone",
    "text",
    ["Téléphone", "Telephone"],
    ["Comme vous le dites : 0690 12 34 56.", "As you say it: 0690 12 34 56."],
  ],
  ["email", "text", ["E-mail", "E-mail"]],
  ["founder", "text", ["Qui dirige l’agence ? Prénom et nom", "Who heads the agency? First name and name"]],
  [
    "colour",
    "colour",
    ["Couleur", "Colour"],
    ["Celle de votre logo et des boutons.", "That of your logo and of buttons."],
  ],
];

const later: typeof needed = [
  [
    "logo",
    "logo",
    ["Logo", "Logo"],
    [
      "SVG, PNG, JPEG ou WebP, d’une seule couleur. Sans logo : la première lettre du nom.",
      "SVG, PNG, JPEG or WebP, in one colour. Without one: the first letter of the name.",
    ],
  ],
  [
    "services",
    "services",
    ["Ce que vous proposez, en plus des sites vitrines", "What you offer beside websites"],
  ],
  ["team", "team", ["L’équipe, sans la personne qui dirige", "The team, without the person who heads it"]],
  [
    "clients",
    "choice",
    ["Où sont vos clients ?", "Where are your clients?"],
    ["Sans réponse : dans votre région.", "Without an answer: in your region."],
  ],
  [
    "tagline",
    "text",
    ["Une phrase sur vous", "A sentence about you"],
    ["Au pied de chaque page.", "At the foot of each page."],
  ],
  ["taglineEnglish", "text", ["La même en anglais", "The same in English, if the first is French"]],
  [
    "legalName",
    "text",
    ["Dénomination sociale, avec sa forme", "Legal name, with its form"],
    ["Comme « Vent SAS ».", "As “Vent SAS”."],
  ],
  ["siret", "text", ["SIRET", "SIRET"], ["Comme 732 829 320 00074.", "As 732 829 320 00074."]],
  [
    "register",
    "text",
    ["Registre, avec son numéro", "Register, with its number"],
    ["Comme « RCS Paris 123 456 789 ».", "As “RCS Paris 123 456 789”."],
  ],
  ["vatNumber", "text", ["Numéro de TVA", "VAT number"], ["Comme FR12 123456789.", "As FR12 123456789."]],
  [
    "region",
    "choice",
    ["Région, si la ville n’est pas dans la liste", "Region, if the town is not in the list"],
  ],
  ["postalCode", "text", ["Code postal, s’il est autre", "Postcode, if it is another"]],
  ["theme", "theme", ["Thème de la première visite", "Theme of a first visit"]],
];

export function questionViews(locale: Locale): readonly QuestionView[] {
  const at = locales.indexOf(locale);
  const view =
    (isLater: boolean) =>
    ([name, kind, label, hint]: (typeof needed)[number]): QuestionView => ({
      ...{ name, kind, needed: !isLater, later: isLater },
      ...{ label: typeset(label[at] ?? "", locale), hint: typeset(hint?.[at] ?? "", locale) },
    });
  return [...needed.map(view(false)), ...later.map(view(true))];
}

/** What a colour is for, in both languages. */
export const colourUses: Readonly<Record<ColourUse, Both>> = {
  logo: ["logo des e-mails, icônes et cartes", "logo in mails, icons and cards"],
  "dark surface": ["boutons du thème sombre", "buttons of the dark theme"],
  "dark text": ["liens du thème sombre", "links of the dark theme"],
  "dark text and logo": [
    "liens du thème sombre et logo de ses pages",
    "links of the dark theme and the logo of its pages",
  ],
  "light surface": ["boutons du thème clair", "buttons of the light theme"],
  "light text": ["liens du thème clair", "links of the light theme"],
  "light text and logo": [
    "liens du thème clair et logo de ses pages",
    "links of the light theme and the logo of its pages",
  ],
};
