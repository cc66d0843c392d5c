/** What `npm run init` says, in the language of the person who answers. The names of answers are the same in both. */
export const languages = ["fr", "en"] as const;
export type AskedLanguage = (typeof languages)[number];

/** The language of a terminal, `fr_FR.UTF-8`: English unless it is French. */
export const languageOf = (locale: string | undefined): AskedLanguage =>
  /^fr/i.test(locale ?? "") ? "fr" : "en";

/** What the given colour is for. "text and logo": as text it is also the logo's at the top of pages. */
export type ColourUse = `${"dark" | "light"} ${"surface" | "text" | "text and logo"}` | "logo";
type ColourWords = Readonly<Record<ColourUse, string>>;

const coloursInEnglish: ColourWords = {
  logo: "logo in mails, icons and cards, to be seen on a dark ground (a contrast of 3:1)",
  "dark surface": "buttons of the dark theme, to be seen (2.5:1) and read (7:1)",
  "dark text": "links of the dark theme, to be read (7:1)",
  "dark text and logo": "links of the dark theme and the logo at the top of its pages, to be read (7:1)",
  "light surface": "buttons of the light theme, to be seen (2.5:1) and read (7:1)",
  "light text": "links of the light theme, to be read (7:1)",
  "light text and logo": "links of the light theme and the logo at the top of its pages, to be read (7:1)",
};

const coloursInFrench: ColourWords = {
  logo: "logo des e-mails, icônes et cartes, pour être vu sur un fond sombre (contraste de 3:1)",
  "dark surface": "boutons du thème sombre, pour être vus (2,5:1) et lus (7:1)",
  "dark text": "liens du thème sombre, pour être lus (7:1)",
  "dark text and logo": "liens du thème sombre et logo en haut de ses pages, pour être lus (7:1)",
  "light surface": "boutons du thème clair, pour être vus (2,5:1) et lus (7:1)",
  "light text": "liens du thème clair, pour être lus (7:1)",
  "light text and logo": "liens du thème clair et logo en haut de ses pages, pour être lus (7:1)",
};

/** Each colour that is written in place of the given one, with where and why. Empty: none. */
export function adaptedText(
  given: string,
  adapted: ReadonlyMap<ColourUse, string>,
  language: AskedLanguage,
): string {
  if (adapted.size === 0) return "";
  const uses = language === "fr" ? coloursInFrench : coloursInEnglish;
  const colon = language === "fr" ? " :" : ":";
  const lines = [...adapted].map(([use, colour]) => `  ${colour}${colon} ${uses[use]}\n`);
  return `${words[language].adapted(given)}\n${lines.join("")}`;
}

const english = {
  adapted: (given: string) =>
    `Your colour ${given} is too dark or too pale for some uses. The nearest that suits:`,
  begin: (count: number, back: string) =>
    `${count} questions. Enter takes the answer in brackets, ${back} goes back. Your answers are kept until they are written.`,
  later: "later",
  expected: "expected an answer",
  write: "Write this into content/? yes, no, or the name of an answer to change it [yes]: ",
  expectedName: "expected yes, no, or a name of the list above",
  notWritten: "Nothing is written. Your answers are kept: npm run init offers them again.",
  written: (name: string) => `The site is ${name}'s.`,
  missing: (names: string, keepsQuotes: boolean) =>
    `Before you publish: quotes, mails and the legal notice leave out ${names} until you give yours${keepsQuotes ? ", and no quote can be confirmed" : ""}.`,
  changed: (files: string) =>
    `There are changes that Git has not stored, and this changes many files of content/:\n${files}\nCommit them first, or add --uncommitted.`,
  more: (count: number) => `and ${count} more`,
  left: "What is still empty, or still says what the sample says: npm run -s check-live",
  next: "To look at it and to change its texts, prices and pictures: npm run edit",
  stored: "Git has stored it. To undo it: git revert --no-edit HEAD",
  toStore: (commands: string, reason: string) =>
    `Git has not stored it yet${reason === "" ? "" : ` (${reason})`}. Do so before you publish a change, or Git has half of the sample's content and half of yours:
${commands}
To answer everything again: git checkout HEAD content, then npm run init`,
};

export const words: Readonly<Record<AskedLanguage, typeof english>> = {
  en: english,
  fr: {
    adapted: (given) =>
      `Votre couleur ${given} est trop sombre ou trop pâle pour certains usages. La plus proche qui convient :`,
    begin: (count, back) =>
      `${count} questions. Entrée garde la réponse entre crochets, ${back} revient en arrière. Vos réponses sont gardées jusqu'à leur écriture.`,
    later: "plus tard",
    expected: "il faut une réponse",
    write: "Écrire ces réponses dans content/ ? oui, non, ou le nom d'une réponse pour la changer [oui] : ",
    expectedName: "répondez par oui, non, ou un nom de la liste ci-dessus",
    notWritten: "Rien n'est écrit. Vos réponses sont gardées : npm run init les reproposera.",
    written: (name) => `Le site est maintenant le vôtre : ${name}.`,
    missing: (names, keepsQuotes) =>
      `Avant de publier : devis, e-mails et mentions légales laissent de côté ${names} tant que vous ne les avez pas donnés${keepsQuotes ? ", et aucun devis ne peut être confirmé" : ""}.`,
    changed: (files) =>
      `Git n'a pas encore enregistré certains changements, et cette commande modifie beaucoup de fichiers de content/ :\n${files}\nEnregistrez-les d'abord avec git commit, ou ajoutez --uncommitted.`,
    more: (count) => `et ${count} de plus`,
    left: "Ce qui est encore vide, ou dit encore ce que dit l'exemple : npm run -s check-live",
    next: "Pour le regarder et changer textes, prix et images : npm run edit",
    stored: "Git l'a enregistré. Pour l'annuler : git revert --no-edit HEAD",
    toStore: (commands, reason) =>
      `Git ne l'a pas encore enregistré${reason === "" ? "" : ` (${reason})`}. Faites-le avant de publier un changement, sinon Git contiendra une moitié de l'exemple et une moitié de votre site :
${commands}
Pour répondre à tout de nouveau : git checkout HEAD content, puis npm run init`,
  },
};

/** The questions in French, by the names of their answers; in English they are where they are asked. */
export const frenchQuestions: Readonly<Record<string, string>> = {
  name: "Nom de l'agence",
  legalName:
    "Dénomination sociale, avec sa forme (« Vent SAS » ; vos nom et prénom, si vous n'avez pas de société)",
  origin: "Adresse du site, comme https://www.example.com",
  tagline: "Une phrase pour le pied de page, en français",
  taglineEnglish: "La même en anglais",
  phone: "Téléphone, tel qu'il s'affiche (« +33 1 23 45 67 89 »)",
  phoneLink: "Téléphone, tel qu'il se compose",
  chat: "Numéro de la messagerie (WhatsApp), chiffres seulement",
  email: "E-mail pour tous",
  projectsEmail: "E-mail qui reçoit les demandes",
  founder: "Fondateur ou fondatrice, prénom et nom",
  initials: "Ses initiales",
  founded: "Année de création de l'agence",
  employees: "Nombre de personnes qui y travaillent",
  street: "Numéro et rue",
  postalCode: "Code postal",
  city: "Ville",
  region: "Région de l'adresse (« Bretagne », « Corse »)",
  country: "Pays de l'adresse, deux capitales (FR, GP, BE)",
  opens: "Heure d'ouverture, du lundi au vendredi",
  closes: "Heure de fermeture",
  territory: "Île, région ou pays où vous êtes",
  territoryEnglish: "Son nom en anglais",
  inTerritory: "« Là-bas », en français (« en Corse », « à Malte »)",
  inTerritoryEnglish: "« Là-bas », en anglais (« in Corsica »)",
  here: "Avec son article, en français (« la Corse », « Malte »)",
  ofHere: "Avec « de », en français (« de Corse »)",
  "region.fr": "Région de vos clients, avec son article, en français (« la Méditerranée »)",
  "inRegion.fr": "« Là-bas », en français (« en Méditerranée »)",
  "ofRegion.fr": "Avec « de », en français (« de la Méditerranée »)",
  "regionName.fr": "Son nom seul, en français (« Méditerranée »)",
  "region.en": "La région en anglais (« the Mediterranean »)",
  "inRegion.en": "« Là-bas », en anglais (« across the Mediterranean »)",
  "ofRegion.en": "Avec « of », en anglais (« of the Mediterranean »)",
  "regionName.en": "Son nom seul, en anglais (« Mediterranean »)",
  inCity: "Dans votre ville, en français (« à Ajaccio »)",
  ofCity: "De votre ville, en français (« d'Ajaccio »)",
  vatPlace: "Lieu dont vous facturez la TVA",
  localHolidays:
    "Jours fériés de ce lieu en plus de ceux de toute la France, mois-jour, séparés par des virgules (05-22)",
  timeZone: "Fuseau horaire (« Europe/Paris », « Indian/Mauritius »)",
  latitude:
    "Latitude de votre ville en degrés, avec un point ; une carte la donne, comme openstreetmap.org (41.92)",
  longitude: "Sa longitude ; négative à l'ouest de Greenwich (8.74)",
  radius: "Jusqu'où vous allez chez vos clients, en mètres (50000 pour 50 km)",
  theme: "Thème d'une première visite",
  colour: "Couleur du logo et des boutons (#ff5a36)",
  logo: "Logo, le chemin d'un fichier SVG, carré ou jusqu'à six fois plus large que haut ; sans logo, la première lettre du nom",
  titleFont:
    "Police des titres, le chemin d'un fichier (WOFF2, WOFF, TTF, OTF) ; sans réponse, celle du site reste",
  textFont:
    "Police des textes, le chemin d'un fichier, de préférence une police variable ; sans réponse, celle du site reste",
  textFontBold: "Le fichier de son gras (Bold), sauf si elle est variable",
  siret: "SIRET, 14 chiffres",
  register: "Registre, avec son numéro (« RCS Paris 123 456 789 »)",
  vatNumber: "Numéro de TVA (« FR12 123456789 »)",
  capital: "Capital en euros (0 s'il n'y en a pas)",
  hostName: "Société qui héberge le site, telle que ses mentions légales la nomment",
  hostAddress: "Son adresse, sur une ligne",
  hostPhone: "Son téléphone (« +33 1 23 45 67 89 »)",
  mediatorName:
    "Médiateur de la consommation dont vous relevez ; aucun si vous ne vendez jamais à des consommateurs",
  mediatorAddress: "Son adresse postale, sur une ligne",
  mediatorSite: "Son site, comme https://www.example.com",
};
