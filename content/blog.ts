import type { Localized } from "#app/i18n/locales.ts";

export type BlogCategory = "cybersecurity" | "productivity" | "design";

/** A short piece that the home page opens in place. */
export type BlogEntry = {
  readonly category: BlogCategory;
  readonly title: Localized<string>;
  /** One sentence, shown while the piece is closed. */
  readonly teaser: Localized<string>;
  /** Paragraphs, 80 to 120 words in all. */
  readonly text: Localized<readonly string[]>;
};

export const blogEntries: readonly BlogEntry[] = [
  {
    category: "cybersecurity",
    title: {
      "fr-fr": "La sauvegarde que personne n'a testée",
      "en-en": "The backup nobody has tried",
    },
    teaser: {
      "fr-fr": "Une copie ne devient une sauvegarde que le jour où elle se restaure.",
      "en-en": "A copy only becomes a backup on the day it restores.",
    },
    text: {
      "fr-fr": [
        "Presque tous les sites sont sauvegardés. Bien peu ont été restaurés. Faites l'essai une fois par trimestre : demandez à votre prestataire de remonter le site de la veille sur une adresse de test, et chronométrez. Trois choses apparaissent aussitôt : ce qui manque (souvent les images, ou les commandes de la nuit), qui détient les accès, et combien de temps votre activité resterait à l'arrêt.",
        "Gardez une copie ailleurs que chez l'hébergeur : un compte fermé emporte tout. Et imprimez la procédure sur une page. Le jour où elle sert, la connexion est rarement bonne.",
      ],
      "en-en": [
        "Nearly every site is backed up. Very few have ever been restored. Try it once a quarter: ask whoever runs your site to rebuild yesterday's version at a test address, and time it. Three things show at once: what is missing (often the pictures, or last night's orders), who holds the keys, and how long your business would stand still.",
        "Keep one copy away from your host, because a closed account takes everything with it. And print the procedure on a single page. On the day you need it, the connection is rarely good.",
      ],
    },
  },
  {
    category: "productivity",
    title: {
      "fr-fr": "Un carnet à côté du téléphone",
      "en-en": "A notebook by the phone",
    },
    teaser: {
      "fr-fr": "Toute question posée deux fois mérite une phrase sur votre site.",
      "en-en": "Any question asked twice deserves a sentence on your site.",
    },
    text: {
      "fr-fr": [
        "Pendant une semaine, notez chaque question posée au téléphone, telle qu'elle est dite. Le vendredi, regroupez : horaires, premier prix, délai, zone de livraison, stationnement, annulation. Une dizaine revient sans cesse.",
        "Écrivez pour chacune une réponse de deux phrases, avec les mots du client plutôt que ceux du métier, et placez-la là où la question se pose : le délai à côté du prix, l'annulation à côté du bouton. Une page de questions fréquentes dépanne ; une réponse au bon endroit évite l'appel. Recommencez trois mois plus tard : le carnet sera plus mince, et les appels plus intéressants.",
      ],
      "en-en": [
        "For one week, write down every question people ask by phone, in their own words. On Friday, sort them: opening hours, starting price, lead time, delivery area, parking, cancellation. About ten keep coming back.",
        "Answer each in two sentences, in the customer's words rather than the trade's, and put the answer where the question comes up: the lead time beside the price, the cancellation terms beside the button. A page of frequent questions helps; an answer in the right place saves the call. Do it again three months later. The notebook will be thinner, and the calls more interesting.",
      ],
    },
  },
  {
    category: "design",
    title: {
      "fr-fr": "L'épreuve du plein soleil",
      "en-en": "The midday test",
    },
    teaser: {
      "fr-fr": "Un site se lit dehors, à midi, d'une seule main. C'est là qu'il faut le juger.",
      "en-en": "People read your site outdoors, at noon, with one hand. Judge it there.",
    },
    text: {
      "fr-fr": [
        "Sortez avec votre téléphone, luminosité à mi-course, et ouvrez votre site dos au soleil, puis face à lui. Ce qui disparaît en premier est presque toujours le gris clair : dates, prix, champs de formulaire. Un contraste de 4,5 pour 1 est le minimum d'un texte courant ; à 7 pour 1, on lit dehors.",
        "Essayez ensuite d'une main, en marchant : un bouton de moins de 44 pixels se rate, deux liens trop proches se confondent. Enfin, limitez la connexion à la 3G. Si le titre et le numéro de téléphone s'affichent avant tout le reste, l'essentiel est sauf.",
      ],
      "en-en": [
        "Step outside with your phone at half brightness and open your site, back to the sun first, then facing it. What fades first is nearly always the light grey: dates, prices, form fields. A contrast of 4.5 to 1 is the minimum for body text; at 7 to 1 it can be read outdoors.",
        "Then try it with one hand, walking: a button under 44 pixels gets missed, and two links set too close get confused. Last, throttle the connection to 3G. If the title and the phone number show up before anything else, what matters is safe.",
      ],
    },
  },
];
