import type { Locale } from "#app/i18n/locales.ts";

/** The messages of the checks, in French: what `npm run content` prints is English. */
const frenchMessages: readonly (readonly [RegExp, string])[] = [
  [/^expected a text, found an empty one$/, "Il faut un texte ici."],
  [/^expected a text that neither starts nor ends with a space$/, "Enlevez l’espace au début ou à la fin."],
  [/^expected a second \* after the first.*$/, "Il manque la deuxième étoile : *mots mis en valeur*."],
  [
    /^expected braces and brackets as in .*$/,
    "Accolades ou crochets incomplets : {valeur}, [service:texte], [list: un | deux].",
  ],
  [/^expected the slot (.+), which the page gives$/, "Gardez $1 dans le texte : la page y met une valeur."],
  [/^(.+) is not given by the page, which gives none$/, "La page ne connaît pas $1. Enlevez-le."],
  [/^(.+) is not given by the page, which gives (.+)$/, "La page ne connaît pas $1. Elle connaît : $2."],
  [/^(.+) is no value of the content: expected one of (.+)$/, "Le site ne connaît pas $1. Il connaît : $2."],
  [/^(.+) is no service: expected one of (.+)$/, "$1 n’est pas un service. Services : $2."],
  [/^expected a text without \{values\} and \[parts\]$/, "Pas d’accolades ni de crochets dans ce texte."],
  [/^expected at least (.+?)(?:,.*)?$/, "Au moins $1."],
  [/^expected at most (\d+) characters$/, "Au plus $1 caractères."],
  [/^expected at most (.+)$/, "Au plus $1."],
  [/^expected a whole number$/, "Il faut un nombre entier."],
  [/^expected whole per cent$/, "Il faut un pourcentage entier."],
  [/^expected a year$/, "Il faut une année."],
  [/^expected an amount in euros.*$/, "Il faut un montant en euros, avec deux décimales au plus."],
  [/^expected number, found .*$/, "Il faut un nombre."],
  [/^expected string, found .*$/, "Il faut un texte."],
  [/^expected this field$/, "Ce champ est nécessaire."],
  [/^expected a file of content\/portraits.*$/, "Choisissez une image."],
  [/^expected an address, https.*$/, "Il faut une adresse web qui commence par https://"],
  [/^expected a colour as (.+)$/, "Il faut une couleur comme $1."],
  [/^expected lower case with hyphens$/, "Lettres minuscules, chiffres et traits d’union seulement."],
  [/^expected a case study: (.+)$/, "Choisissez une réalisation : $1."],
  [/^expected the whole name.*$/, "Il faut le nom entier, qui commence par le prénom du premier contact."],
  [/^expected (.+), found (.+)$/, "Attendu : $1. Trouvé : $2."],
  [/^expected (.+)$/, "Attendu : $1."],
];

/** English messages that say it more plainly than those of `npm run content`. */
const englishMessages: typeof frenchMessages = [
  [/^expected a text, found an empty one$/, "A text is needed here."],
  [/^expected the slot (.+), which the page gives$/, "Keep $1 in the text: the page puts a value there."],
  [/^expected number, found .*$/, "A number is needed."],
  [/^expected this field$/, "This field is needed."],
  [/^expected at most (\d+) characters$/, "At most $1 characters."],
  [/^expected a file of content\/portraits.*$/, "Choose a picture."],
  [/^expected an address, https:.*$/, "An address that begins with https:// is needed."],
  [/^expected (.+)$/, "This should be $1."],
];

/** What is wrong, as the owner reads it. */
export function explain(message: string, locale: Locale): string {
  const found = (locale === "fr-fr" ? frenchMessages : englishMessages).find(([pattern]) =>
    pattern.test(message),
  );
  return found === undefined
    ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
    : message.replace(found[0], found[1]);
}
