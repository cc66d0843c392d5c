import type { Localized } from "#app/i18n/locales.ts";
import { figures } from "../figures.ts";
import type { FaqEntry } from "./entry.ts";

const { delivery, maintenance, writtenPages, migratedPages, answerHours, quoteMinutes } = figures;
const { from, to } = delivery.showcase;
const [short, medium, long] = figures.paymentMonths;

export const showcaseFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien de temps faut-il pour créer un site vitrine ?",
      answer: `De ${from} à ${to} mois, du premier entretien à la mise en ligne. Ce qui retarde un site, ce sont presque toujours les textes et les photos : si vous ne les avez pas, nous les prévoyons dès le départ.`,
    },
    {
      question: "Pourquoi le configurateur ne donne-t-il pas les prix de cette page ?",
      answer:
        "Les offres de cette page donnent un ordre de grandeur pour un projet type. Le configurateur part de quatre packs et additionne ce que vous choisissez : son prix peut être plus bas ou plus haut. C'est lui qui sert de base au devis.",
    },
    {
      question: "Le devis en ligne m'engage-t-il ?",
      answer: `Non. L'estimation se fait en moins de ${quoteMinutes} minutes, hors taxes, et ne vous engage à rien. Si vous l'envoyez, un conseiller vous contacte sous ${answerHours} heures pour la vérifier avec vous.`,
    },
    {
      question: "Peut-on payer en plusieurs fois ?",
      answer: `Oui, sur ${short}, ${medium} ou ${long} mois. Le configurateur affiche l'acompte et la mensualité dès que vous choisissez un pack et une durée.`,
    },
    {
      question: "Je n'ai ni textes ni photos. Est-ce un problème ?",
      answer: `Non, c'est le cas le plus courant. La rédaction SEO couvre jusqu'à ${writtenPages} pages clés, et un reportage photo ou un tournage vidéo s'ajoutent en option. Vous relisez tout avant la mise en ligne.`,
    },
    {
      question: "J'ai déjà un site. Que devient-il ?",
      answer: `Nous reprenons ce qui mérite de l'être : la migration couvre jusqu'à ${migratedPages} pages. Les anciennes adresses renvoient vers les nouvelles, pour que Google et vos clients vous retrouvent.`,
    },
    {
      question: "Qui fait les modifications après la mise en ligne ?",
      answer: `Nous, si vous prenez une formule de maintenance : ${maintenance.bronze} modifications mineures par mois en Bronze, ${maintenance.silver} en Silver, ${maintenance.gold} en Gold. Sans formule, le site reste en ligne et chaque intervention fait l'objet d'un devis.`,
    },
    {
      question: "Travaillez-vous hors de la Martinique ?",
      answer:
        "Oui. Nous servons aussi la Guadeloupe, la Guyane, la Dominique, Sainte-Lucie et Saint-Martin. Nous nous déplaçons en Martinique, en Guadeloupe, en Dominique et à Sainte-Lucie ; ailleurs, tout se fait à distance.",
    },
  ],
  "en-en": [
    {
      question: "How long does a showcase site take?",
      answer: `${from} to ${to} months, from the first meeting to launch. What holds a site up is nearly always the words and the pictures: if you have none, we plan for them from day one.`,
    },
    {
      question: "Why does the configurator show other prices than this page?",
      answer:
        "The offers on this page give an order of magnitude for a typical project. The configurator starts from four packs and adds up what you pick, so its price can be lower or higher. Your quote is based on the configurator.",
    },
    {
      question: "Does the online quote commit me to anything?",
      answer: `No. The estimate takes under ${quoteMinutes} minutes, excludes VAT and binds you to nothing. If you send it, an advisor contacts you within ${answerHours} hours to go through it with you.`,
    },
    {
      question: "Can I pay in instalments?",
      answer: `Yes, over ${short}, ${medium} or ${long} months. The configurator shows the deposit and the monthly payment as soon as you pick a pack and a term.`,
    },
    {
      question: "I have no copy and no photographs. Is that a problem?",
      answer: `Not at all, most projects start that way. SEO writing covers up to ${writtenPages} key pages, and a photo or video shoot can be added as an option. You read everything before launch.`,
    },
    {
      question: "I already have a website. What happens to it?",
      answer: `We carry over whatever deserves it: a migration covers up to ${migratedPages} pages. Old addresses lead to the new ones, so that Google and your customers still find you.`,
    },
    {
      question: "Who makes changes once the site is live?",
      answer: `We do, if you take a maintenance plan: ${maintenance.bronze} minor changes a month with Bronze, ${maintenance.silver} with Silver, ${maintenance.gold} with Gold. Without a plan the site stays online and each change is quoted on its own.`,
    },
    {
      question: "Do you work outside Martinique?",
      answer:
        "Yes. We also serve Guadeloupe, French Guiana, Dominica, Saint Lucia and Saint Martin. We travel across Martinique, Guadeloupe, Dominica and Saint Lucia; anywhere else, we work remotely.",
    },
  ],
};
