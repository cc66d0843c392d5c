import type { Localized } from "#app/i18n/locales.ts";

export type BlogCategory = "cybersecurity" | "productivity" | "design";

/** A short article that opens within the home page. */
export type BlogEntry = {
  readonly category: BlogCategory;
  readonly title: Localized<string>;
  /** One sentence, shown while the article is closed. */
  readonly teaser: Localized<string>;
  /** One paragraph of forty words at most, because the home page contains all of it. */
  readonly text: Localized<string>;
};

export const blogEntries: readonly BlogEntry[] = [
  {
    category: "cybersecurity",
    title: {
      "fr-fr": "Essayez votre sauvegarde",
      "en-en": "Test your backup",
    },
    teaser: {
      "fr-fr": "Vérifiez qu'elle permet de rétablir votre site.",
      "en-en": "Check that your site can be restored from it.",
    },
    text: {
      "fr-fr":
        "Une fois par trimestre, demandez à votre prestataire de rétablir le site de la veille à une adresse de test, et chronométrez : vous saurez combien de temps votre activité resterait à l'arrêt.",
      "en-en":
        "Once a quarter, ask whoever runs your site to restore yesterday's version at a test address, and time it: you will know how long your business would stand still.",
    },
  },
  {
    category: "productivity",
    title: {
      "fr-fr": "Un carnet à côté du téléphone",
      "en-en": "A notebook by the phone",
    },
    teaser: {
      "fr-fr": "Répondez sur votre site aux questions qui reviennent.",
      "en-en": "Put the answers to your customers’ most frequent questions on your site.",
    },
    text: {
      "fr-fr":
        "Pendant une semaine, notez les questions posées au téléphone. Répondez aux plus fréquentes en deux phrases, là où elles se posent : le délai à côté du prix, les conditions d'annulation à côté du bouton de réservation.",
      "en-en":
        "For one week, write down the questions people ask by phone. Answer the most frequent in two sentences, where they come up: the lead time beside the price, the cancellation terms beside the booking button.",
    },
  },
  {
    category: "design",
    title: {
      "fr-fr": "Lisez votre site en plein soleil",
      "en-en": "Read your site in full sun",
    },
    teaser: {
      "fr-fr": "Vos clients le consultent dehors, d'une seule main.",
      "en-en": "Your customers open it outdoors, with one hand.",
    },
    text: {
      "fr-fr":
        "Ouvrez votre site face au soleil, à mi-luminosité : les gris clairs disparaissent en premier (dates, prix, champs). Essayez ensuite d'une main, en marchant : un bouton plus petit que le pouce se rate.",
      "en-en":
        "Open your site in direct sunlight, at half brightness: light greys fade first (dates, prices, fields). Then try it with one hand, walking: a button smaller than your thumb gets missed.",
    },
  },
];
