import type { Locale } from "#app/i18n/locales.ts";

/** The messages of the checks, in French: what `npm run content` prints is English. */
const frenchMessages: readonly (readonly [RegExp, string])[] = [
  [
    /^expected a font: .*$/,
    "Ce fichier n’est pas une police. Il faut un fichier WOFF2, WOFF, TTF ou OTF, d’une seule police.",
  ],
  [
    /^expected all letters of French and English: this font lacks (.+)$/,
    "Il manque à cette police des lettres du français ou de l’anglais : $1",
  ],
  [
    /^expected another file: the font of texts has .*$/,
    "Il faut un autre fichier : cette police n’a qu’une graisse.",
  ],
  [/^expected a file of content\/fonts, .*$/, "Ce fichier n’est pas dans content/fonts."],
  [/^expected the name of a WOFF2.*$/, "Il faut le nom d’un fichier WOFF2, WOFF, TTF ou OTF."],
  [
    /^expected letters, digits, spaces and hyphens$/,
    "Lettres, chiffres, espaces et traits d’union seulement.",
  ],
  [/^expected a weight (?:that the font has, |from )(\d+) to (\d+)$/, "Il faut une graisse de $1 à $2."],
  [
    /^expected the file of the bold font: .*$/,
    "Cette police n’a pas de gras : il faut aussi le fichier de son gras (Bold).",
  ],
  [
    /^expected fonts of at most (\d+) bytes together: .*, these have (\d+)$/,
    "Ces polices sont trop lourdes : $2 octets, il en faut au plus $1. Prenez-en d’autres.",
  ],
  [/^expected a text, found an empty one$/, "Il faut un texte ici."],
  [
    /^expected a contrast of (\S+) .*?, found (?:NaN\S*|(\S+)): the nearest is (#\w+).*$/,
    "Cette couleur se lit mal (il faut un contraste de $1). La plus proche qui convient : $3.",
  ],
  [/^expected a contrast of (\S+) .*$/, "Cette couleur se lit mal : il faut un contraste de $1."],
  [/^expected a country's code and its number, as (.+)$/, "Il faut le code du pays et le numéro, comme $1."],
  [/^expected a telephone number, as (.+) or (.+)$/, "Il faut un numéro de téléphone, comme $1 ou $2."],
  [/^expected no such field$/, "Ce champ n’existe pas."],
  [/^expected the site's domain.*$/, "Il faut un nom de domaine, comme www.exemple.fr."],
  [/^expected \+ and the country's code, as (.+)$/, "Il faut un + et l’indicatif du pays, comme $1."],
  [
    /^expected the 14 digits of a SIRET.*$/,
    "Ce n’est pas un numéro SIRET : l’un des 14 chiffres est faux ou manque.",
  ],
  [/^expected the picture of its desktop$/, "Il manque l’image « Ordinateur »."],
  [/^expected the picture of its phone$/, "Il manque l’image « Téléphone »."],
  [/^expected the picture of its detail$/, "Il manque l’image « Détail »."],
  [/^expected a name, a comma and a role$/, "Il faut un nom, une virgule et une fonction."],
  [/^expected a year that has begun$/, "Il faut une année qui a commencé."],
  [/^expected an hour after (.+)$/, "Il faut une heure après $1."],
  [/^expected metres, at least (.+)$/, "Il faut des mètres, au moins $1."],
  [/^expected month and day, as (.+)$/, "Il faut mois et jour, comme $1."],
  [/^expected a number, as (.+) or (.+)$/, "Il faut un nombre, comme $1 ou $2."],
  [
    /^expected a square, or at most (\d+) times.*$/,
    "Il faut un carré, ou un dessin au plus $1 fois plus large que haut.",
  ],
  [/^expected the key of an option.*$/, "Il faut le nom d’une option : minuscules et tirets bas."],
  [/^expected a text of yours$/, "Écrivez votre texte ici."],
  [/^expected at least one text$/, "Il faut au moins un texte."],
  [/^expected at least one day$/, "Il faut au moins un jour."],
  [
    /^expected at least one pack that is sold, with a price$/,
    "Il faut au moins un pack en vente, avec un prix.",
  ],
  [
    /^expected the pack (.+) too, with `retired: true` if it is not sold$/,
    "Gardez le pack $1 : cochez « Retiré de l’offre » s’il n’est plus vendu.",
  ],
  [/^expected a pack that is sold: (.+), not (.+)$/, "Le pack $2 n’est plus vendu. Choisissez parmi : $1."],
  [/^expected (.+) once$/, "$1 est là deux fois."],
  [/^expected at least one offer with a price$/, "Il faut au moins une offre avec un prix."],
  [/^expected at least (\d+), the least that the law allows$/, "Au moins $1, ce qu’impose la loi."],
  [/^expected a day as (.+)$/, "Il faut une date comme $1."],
  [/^expected a rate in thousandths, as .*$/, "Il faut le taux en millièmes, sans virgule : 85 pour 8,5 %."],
  [/^expected a rate in per cent$/, "Il faut un taux en pour cent."],
  [/^expected a time zone of the IANA database.*$/, "Il faut un fuseau horaire comme Europe/Paris."],
  [/^expected (-?[\d.]+) to (\d+) degrees$/, "De $1 à $2 degrés."],
  [/^expected a name of letters and digits$/, "Lettres et chiffres seulement."],
  [/^expected a key as (.+)$/, "Il faut un nom comme $1."],
  [/^expected a scale$/, "Il faut une échelle."],
  [/^expected digits between double quotes$/, "Il faut des chiffres."],
  [/^expected one of (.+)$/, "Choisissez parmi : $1."],
  [/^expected `page` or `service`, and not both$/, "Choisissez une page ou un service, pas les deux."],
  [
    /^expected `project`, or `author` and `text`.*$/,
    "Choisissez une réalisation, ou indiquez l’auteur et le texte.",
  ],
  [
    /^expected a paragraph in every language.*$/,
    "Il faut un paragraphe dans chaque langue, une liste, ou des termes.",
  ],
  [/^expected another `id` for each section$/, "Chaque partie a un identifiant différent."],
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
  [/^expected at most (\d+) euros$/, "Au plus $1 euros."],
  [/^expected at most (.+)$/, "Au plus $1."],
  [/^expected a whole number$/, "Il faut un nombre entier."],
  [/^expected whole per cent$/, "Il faut un pourcentage entier."],
  [/^expected a year$/, "Il faut une année."],
  [/^expected an amount in euros.*$/, "Il faut un montant en euros, avec deux décimales au plus."],
  [/^expected (?:a number|number, found .*)$/, "Il faut un nombre."],
  [/^expected string, found .*$/, "Il faut un texte."],
  [/^expected this field$/, "Ce champ est nécessaire."],
  [/^expected a file of content\/portraits.*$/, "Choisissez une image."],
  [/^expected an id as (.+)$/, "Il faut un identifiant comme $1."],
  [/^expected \+ and digits, as (.+)$/, "Il faut un + puis des chiffres, comme $1."],
  [/^expected digits only.*$/, "Il faut des chiffres seulement, avec l’indicatif du pays."],
  [/^expected an e-mail address$/, "Il faut une adresse e-mail."],
  [/^expected an hour as (.+)$/, "Il faut une heure comme $1."],
  [
    /^expected letters and signs that documents can print, not (.+)$/,
    "Les documents ne savent pas imprimer : $1",
  ],
  [/^expected an IBAN: one of .*$/, "Cet IBAN est faux : une lettre ou un chiffre ne va pas."],
  [
    /^expected (\d+) letters and digits, as an IBAN of (\w+) has, found (\d+)$/,
    "Un IBAN de $2 a $1 caractères, celui-ci $3.",
  ],
  [/^expected an IBAN of a country in the .*$/, "Il faut l’IBAN d’un pays de la zone SEPA, comme FR…"],
  [/^expected a BIC of (\w+), the IBAN’s country, found (\w+)$/, "Ce BIC est de $2, et l’IBAN de $1."],
  [/^expected a BIC: .*$/, "Ce BIC est faux : quatre lettres, un pays, deux ou cinq lettres et chiffres."],
  [/^expected an IBAN without spaces$/, "Il faut un IBAN sans espaces."],
  [/^expected 8 or 11 capitals and digits$/, "Il faut 8 ou 11 capitales et chiffres."],
  [/^expected 14 digits as (.+)$/, "Il faut 14 chiffres, comme $1."],
  [/^expected one to three capitals$/, "Il faut une à trois capitales."],
  [/^expected a code of ISO 3166-1, as FR$/, "Il faut le code d’un pays, comme FR."],
  [
    /^expected https:\/\/ and the domain.*$/,
    "Il faut https:// et le domaine en minuscules, sans barre à la fin.",
  ],
  [/^expected a time with its zone, as (.+)$/, "Il faut une date avec son fuseau, comme $1."],
  [/^expected letters, digits and hyphens$/, "Lettres, chiffres et traits d’union seulement."],
  [/^expected 1 to 5$/, "De 1 à 5."],
  [/^expected a file, and no symbolic link$/, "Il faut le fichier lui-même, et non un lien symbolique."],
  [/^expected an address, https.*$/, "Il faut une adresse web qui commence par https://"],
  [
    /^expected a colour as (.+)$/,
    "Choisissez la couleur avec le carré à gauche, ou écrivez son code entier, comme $1.",
  ],
  [/^expected lower case with hyphens$/, "Lettres minuscules, chiffres et traits d’union seulement."],
  [/^expected a case study: (.+)$/, "Choisissez une réalisation : $1."],
  [/^expected the whole name.*$/, "Il faut le nom entier, qui commence par le prénom du premier contact."],
  [/^expected (.+), found (.+)$/, "Attendu : $1. Trouvé : $2."],
  [/^expected (.+)$/, "Attendu : $1."],
];

/** English messages that say it more plainly than those of `npm run content`. */
const englishMessages: typeof frenchMessages = [
  [/^expected a text, found an empty one$/, "A text is needed here."],
  [
    /^expected a contrast of (\S+) .*?: the nearest is (#\w+).*$/,
    "This colour is hard to read (a contrast of $1 is needed). The nearest that can be read: $2.",
  ],
  [/^expected the slot (.+), which the page gives$/, "Keep $1 in the text: the page puts a value there."],
  [/^expected the picture of its (\w+)$/, "The picture of its $1 is missing."],
  [/^expected the 14 digits of a SIRET.*$/, "This is no SIRET number: one of its 14 digits is wrong."],
  [/^expected number, found .*$/, "A number is needed."],
  [/^expected a text of yours$/, "Write your text here."],
  [
    /^expected a colour as (.+)$/,
    "Choose the colour with the square on the left, or type its whole code, as $1.",
  ],
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
