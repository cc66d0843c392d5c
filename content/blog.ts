import type { Localized } from "#app/i18n/locales.ts";

export type BlogCategory = "cybersecurity" | "productivity" | "design";

/** A short article that opens within the home page. */
export type BlogEntry = {
  readonly category: BlogCategory;
  readonly title: Localized<string>;
  /** One sentence, shown while the article is closed. */
  readonly teaser: Localized<string>;
  /** One paragraph of sixty words at most, because the home page contains all of it. */
  readonly text: Localized<string>;
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
      "fr-fr":
        "Presque tous les sites sont sauvegardés, bien peu ont été restaurés. Une fois par trimestre, demandez à votre prestataire de remonter le site de la veille sur une adresse de test, et chronométrez : vous saurez ce qui manque, qui détient les accès et combien de temps votre activité resterait à l'arrêt.",
      "en-en":
        "Nearly every site is backed up; very few have ever been restored. Once a quarter, ask whoever runs your site to rebuild yesterday's version at a test address, and time it: you will know what is missing, who holds the keys and how long your business would stand still.",
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
      "fr-fr":
        "Pendant une semaine, notez chaque question posée au téléphone, telle qu'elle est dite. Une dizaine revient sans cesse. Répondez à chacune en deux phrases, avec les mots du client, et placez la réponse là où la question se pose : le délai à côté du prix, l'annulation à côté du bouton.",
      "en-en":
        "For one week, write down every question people ask by phone, in their own words. About ten keep coming back. Answer each in two sentences, in the customer's words, and put the answer where the question comes up: the lead time beside the price, the cancellation terms beside the button.",
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
      "fr-fr":
        "Sortez avec votre téléphone à mi-luminosité et ouvrez votre site face au soleil. Ce qui disparaît en premier est presque toujours le gris clair : dates, prix, champs de formulaire. Essayez ensuite d'une main, en marchant : un bouton de moins de 44 pixels se rate.",
      "en-en":
        "Step outside with your phone at half brightness and open your site facing the sun. What fades first is nearly always the light grey: dates, prices, form fields. Then try it with one hand, walking: a button under 44 pixels gets missed.",
    },
  },
];
