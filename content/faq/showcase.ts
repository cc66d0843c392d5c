import { add, type Cents, nothing } from "#app/domain/money.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { optionPrice } from "#app/i18n/option-price.ts";
import {
  examplesAbroad,
  placesWithoutVat,
  remoteExamples,
  vatIn,
  visitedBesidesHome,
} from "#app/i18n/place-texts.ts";
import { floors } from "#app/offer/price-floors.ts";
import { options, packs } from "#app/offer/rules.ts";
import { policy } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import { offerPrices, showcaseOffers } from "../offers.ts";
import type { FaqEntry } from "./entry.ts";
import { givingUp, warranty } from "./shared.ts";

/**
 * What the contract says of ownership, hosting and leaving is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

const { maintenance, migratedPages, includedMonths, contractMonths } = figures;
const [short, medium, long] = figures.paymentMonths;

const { depositPercent, discountPercent } = policy;
const net = (amount: Cents | null | undefined, locale: Locale) =>
  amount
    ? formatNetPrice(amount, locale)
    : { "fr-fr": "un prix sur devis", "en-en": "a price on request" }[locale];
const website = (locale: Locale) => net(floors.website, locale);
const advanced = (locale: Locale) => net(packs.advanced.price, locale);
const hosting = (locale: Locale) => net(floors.maintenance, locale);

/** The tax is said once, after the highest. */
const offersFrom = (locale: Locale) => formatMoney(offerPrices[0], locale);
const offersTo = (locale: Locale) => net(offerPrices.at(-1), locale);

/** A maintenance plan's price a month. */
const plan = (key: "bronze" | "silver" | "gold", locale: Locale) => optionPrice(`maintenance_${key}`, locale);

/** The offer on the largest pack: its price is on request, and its photographs are the agency's. */
const largest = (locale: Locale) =>
  showcaseOffers.find(({ pack }) => pack === "pro-plus")?.copy[locale].name ?? "";

/** What Start costs with the options that Advanced includes and Start does not. */
const startWithOptions = (locale: Locale) => {
  const added = packs.advanced.includes.filter((key) => !packs.start.includes.includes(key));
  const amounts = added
    .map((key) => options[key].price)
    .map((price) => ("amount" in price ? price.amount : nothing));
  return net(add(packs.start.price ?? nothing, ...amounts), locale);
};

/** A sentence about where the agency travels; nothing if that is its own territory alone. */
const travels = (locale: Locale, sentence: (places: string) => string): string => {
  const places = visitedBesidesHome(locale);
  return places === "" ? "" : sentence(places);
};

export const showcaseFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: `Combien coûte un site vitrine ${placeWords["fr-fr"].inHere} ?`,
      answer: `${website("fr-fr")} pour un site d'une page, avec vos textes et vos photos ; ${advanced("fr-fr")} pour ${packs.advanced.name["fr-fr"]}, le pack le plus choisi. Nos offres, textes compris, vont de ${offersFrom("fr-fr")} à ${offersTo("fr-fr")} ; ${largest("fr-fr")}, qui reprend le pack ${packs["pro-plus"].name["fr-fr"]} (${net(packs["pro-plus"].price, "fr-fr")}), est sur devis. TVA en plus : ${vatIn("fr-fr")}.`,
    },
    {
      question: "À qui appartiennent le site, le nom de domaine, les textes et les images ?",
      answer:
        "Le nom de domaine est à vous : nous le réservons avec vous, à votre nom dès le premier jour, et vous le payez chaque année au bureau d'enregistrement. Le site, ses textes et ses images sont à vous une fois le prix entièrement payé.",
    },
    {
      question: "Qui héberge le site, et à quel prix ?",
      answer: `Nous, avec une formule de maintenance : l'hébergement est compris, à partir de ${hosting("fr-fr")} par mois. Sans formule, nous installons le site chez l'hébergeur de votre choix, qui vous facture directement.`,
    },
    {
      question: "Qui change un texte ou une photo, et combien cela coûte-t-il ?",
      answer: `Nous. Chaque mois, la maintenance comprend ${maintenance.bronze} modifications mineures en Bronze (${plan("bronze", "fr-fr")} par mois), ${maintenance.silver} en Silver (${plan("silver", "fr-fr")} par mois) et ${maintenance.gold} en Gold (${plan("gold", "fr-fr")} par mois). Sans formule, chaque intervention est sur devis. Avec ou sans formule, une page, une réalisation ou une boutique à ajouter est sur devis. ${warranty["fr-fr"]} Pour changer vous-même vos textes ou vos photos, il faut ${packs.pro.name["fr-fr"]} (prix sur devis) ou ${packs["pro-plus"].name["fr-fr"]}.`,
    },
    {
      question: "Que se passe-t-il si nous arrêtons de travailler ensemble ?",
      answer: `${givingUp["fr-fr"]} Ensuite, vous pouvez, comme nous, arrêter la maintenance au bout de ${contractMonths} mois, puis chaque mois, avec un préavis d'un mois. Si le site est payé, nous vous remettons ses fichiers, ses contenus, ses accès et une copie de vos données : une autre agence peut le reprendre. S'il reste des mensualités, nous installons le site chez l'hébergeur de votre choix, où il reste en ligne ; dès que le solde est réglé, nous vous remettons le tout.`,
    },
    {
      question: "Combien de temps le blog, les rapports et le pare-feu sont-ils compris ?",
      answer: `${includedMonths} mois à compter de la mise en ligne, dans les packs qui les comprennent. Ensuite, ils s'arrêtent, sauf si vous demandez à les garder, au prix des options.`,
    },
    {
      question: `Pourquoi ${packs.advanced.name["fr-fr"]} plutôt que ${packs.start.name["fr-fr"]} avec les mêmes options ?`,
      answer: `Le pack ${packs.start.name["fr-fr"]} avec les options que comprend ${packs.advanced.name["fr-fr"]} coûte ${startWithOptions("fr-fr")} : votre page d'accueil est dessinée, et les autres reprennent son modèle. À ${advanced("fr-fr")}, ${packs.advanced.name["fr-fr"]} ajoute une maquette pour chaque modèle de page, des icônes et des illustrations choisies pour votre métier, et la carte de votre adresse dans la page.`,
    },
    {
      question: "Le devis indicatif m'engage-t-il ?",
      answer: `Non. ${firstContact} le vérifie avec vous, puis vous recevez le devis confirmé : votre commande n'est ferme qu'une fois ce devis accepté et l'acompte payé.`,
    },
    {
      question: "Peut-on payer en plusieurs fois ?",
      answer: `Oui, par virement : un acompte de ${depositPercent} % à la commande, puis ${short}, ${medium} ou ${long} mensualités égales, la première un mois après le début des travaux. La remise est de ${discountPercent[short]} % sur ${short} mois et de ${discountPercent[medium]} % sur ${medium}, hors abonnements. Vous pouvez régler le solde plus tôt, sans frais.`,
    },
    {
      question: "J'ai déjà un site. Que devient-il ?",
      answer: `Nous en reprenons jusqu'à ${migratedPages} pages dans un nouveau site multipage, avec l'option de migration (${optionPrice("migration_multipage", "fr-fr")}). Les anciennes adresses renvoient vers les nouvelles.`,
    },
    {
      question: `Travaillez-vous hors ${placeWords["fr-fr"].ofHere} ?`,
      answer: `Oui. ${travels("fr-fr", (places) => `Nous nous déplaçons ${places}. `)}Ailleurs${remoteExamples("fr-fr")}, nous travaillons à distance, et le déplacement pour un reportage photo est chiffré dans le devis. Une entreprise établie ${placesWithoutVat("fr-fr")} paie le prix HT, sans TVA. Nous travaillons en français et en anglais, et vous payez en euros.`,
    },
  ],
  "en-en": [
    {
      question: `How much does a business website cost ${placeWords["en-en"].inHere}?`,
      answer: `${website("en-en")} for a one-page site with your own copy and photographs; ${advanced("en-en")} for ${packs.advanced.name["en-en"]}, the most popular pack. Our offers, copy included, run from ${offersFrom("en-en")} to ${offersTo("en-en")}; ${largest("en-en")}, built on the ${packs["pro-plus"].name["en-en"]} pack (${net(packs["pro-plus"].price, "en-en")}), is priced on request. VAT is added, at ${vatIn("en-en")}.`,
    },
    {
      question: "Who owns the site, the domain, the copy and the pictures?",
      answer:
        "The domain is yours: we register it with you, in your name from the first day, and you pay the registrar each year. The site, its copy and its pictures become yours once the price is fully paid.",
    },
    {
      question: "Who hosts the site, and at what price?",
      answer: `We do, with a maintenance plan: hosting is included, from ${hosting("en-en")} a month. Without a plan, we install the site with the host you choose, who bills you directly.`,
    },
    {
      question: "Who changes the copy or a photograph, and what does it cost?",
      answer: `We do. Each month, maintenance includes ${maintenance.bronze} minor changes with Bronze (${plan("bronze", "en-en")} a month), ${maintenance.silver} with Silver (${plan("silver", "en-en")} a month) and ${maintenance.gold} with Gold (${plan("gold", "en-en")} a month). Without a plan, each change is quoted on its own. With or without a plan, a new page, portfolio entry or shop is quoted too. ${warranty["en-en"]} To change your text or photographs yourself, you need ${packs.pro.name["en-en"]} (price on request) or ${packs["pro-plus"].name["en-en"]}.`,
    },
    {
      question: "What happens if we stop working together?",
      answer: `${givingUp["en-en"]} After launch, either of us can end maintenance at the end of the first ${contractMonths} months, or of any later month, with one month's notice. If the site is paid for, we hand over its files, its content, its logins and a copy of your data, so that another agency can take it over. If instalments remain, we install the site with the host you choose, where it stays online; once the balance is settled, we hand everything over.`,
    },
    {
      question: "For how long are the blog, the reports and the firewall included?",
      answer: `${includedMonths} months from launch, in the packs that include them. After that they stop, unless you ask to keep them at the price of each option.`,
    },
    {
      question: `Why ${packs.advanced.name["en-en"]} rather than ${packs.start.name["en-en"]} with the same options?`,
      answer: `The ${packs.start.name["en-en"]} pack with the options that ${packs.advanced.name["en-en"]} includes costs ${startWithOptions("en-en")}: your home page is designed, and the other pages reuse its layout. At ${advanced("en-en")}, ${packs.advanced.name["en-en"]} adds a mock-up for every page template, icons and illustrations chosen for your line of business, and a map showing your address.`,
    },
    {
      question: "Does the indicative quote commit me to anything?",
      answer: `No. ${firstContact} goes through it with you, then you receive the confirmed quote: your order is firm only once you have accepted it and paid the deposit.`,
    },
    {
      question: "Can I pay in instalments?",
      answer: `Yes, by bank transfer: a ${depositPercent}% deposit on order, then ${short}, ${medium} or ${long} equal monthly payments, the first of them due one month after the work starts. The discount is ${discountPercent[short]}% over ${short} months and ${discountPercent[medium]}% over ${medium}; it does not apply to subscriptions. You may settle the balance sooner, at no extra charge.`,
    },
    {
      question: "I already have a website. What happens to it?",
      answer: `We carry over up to ${migratedPages} of its pages to a new multi-page site, with the migration option (${optionPrice("migration_multipage", "en-en")}). Old addresses lead to the new ones.`,
    },
    {
      question: `Do you work outside ${placeWords["en-en"].here}?`,
      answer: `Yes. ${travels("en-en", (places) => `We travel to clients ${places}. `)}Elsewhere${remoteExamples("en-en")} we work remotely, and for a photo shoot there, the quote states the cost of travel. A business ${placesWithoutVat("en-en")}${examplesAbroad("en-en")} pays the price excl. VAT, with no French VAT added. We work in English and in French, and you pay in euros.`,
    },
  ],
};
