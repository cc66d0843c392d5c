import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { placesWithoutVat, vatIn } from "#app/i18n/place-texts.ts";
import { floors } from "#app/offer/price-floors.ts";
import { policy } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import type { FaqEntry } from "./entry.ts";

/**
 * How a project is paid, who owns what, and what a client leaves with, is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

const { contractMonths, warrantyMonths } = figures;
const [short, medium, long] = figures.paymentMonths;
const { depositPercent, discountPercent } = policy;

/** The answer to whether a shop or a booking site can be paid in instalments. */
export const instalments: Localized<string> = {
  "fr-fr": `Oui : un acompte de ${depositPercent} % à la commande, puis ${short}, ${medium} ou ${long} mensualités égales, la première un mois après le début des travaux. La remise est de ${discountPercent[short]} % sur ${short} mois et de ${discountPercent[medium]} % sur ${medium}, hors abonnements. Vous nous réglez en euros, par virement, et pouvez régler le solde plus tôt, sans frais.`,
  "en-en": `Yes: a ${depositPercent}% deposit on order, then ${short}, ${medium} or ${long} equal monthly payments, the first of them due one month after the work starts. The discount is ${discountPercent[short]}% over ${short} months and ${discountPercent[medium]}% over ${medium}; it does not apply to subscriptions. All payments are in euros, by bank transfer; you can settle the balance sooner, at no extra charge.`,
};

/** What a client pays who gives up the project. As in the terms. */
export const givingUp: Localized<string> = {
  "fr-fr":
    "Avant la mise en ligne, si vous renoncez au projet, vous payez le travail déjà fait, et nous vous le remettons : l'acompte et les mensualités versées sont déduits de ce montant, et le trop-perçu est remboursé, acompte excepté.",
  "en-en":
    "If you cancel before launch, you pay for the work done so far and we hand it over to you: your deposit and instalments count towards that payment, and anything paid beyond it, except the deposit, is refunded.",
};

/** Who mends the agency's own faults after launch. As in the terms. */
export const warranty: Localized<string> = {
  "fr-fr": `Pendant ${warrantyMonths} mois après la mise en ligne, nous corrigeons sans frais tout défaut de notre travail, avec ou sans maintenance.`,
  "en-en": `For ${warrantyMonths} months after launch, we correct any fault in our work free of charge, with or without maintenance.`,
};

/** The last question about a shop and about a booking site. */
export const ownership: Localized<FaqEntry> = {
  "fr-fr": {
    question: "À qui appartient le site, et que faut-il payer d'autre ?",
    answer: `Nous réservons le nom de domaine avec vous, à votre nom, et vous le payez chaque année, directement au bureau d'enregistrement ; le site, ses textes et ses images sont à vous une fois le prix entièrement payé. L'hébergement est compris dans la maintenance, dès ${formatNetPrice(floors.maintenance, "fr-fr")} par mois, ou assuré par l'hébergeur de votre choix. ${warranty["fr-fr"]} ${givingUp["fr-fr"]} Ensuite, vous pouvez, comme nous, arrêter la maintenance au bout de ${contractMonths} mois, puis chaque mois, avec un préavis d'un mois. Si le site est payé, nous vous remettons alors ses fichiers, ses contenus, ses accès et une copie de vos données : une autre agence peut le reprendre. S'il reste des mensualités, nous installons le site chez l'hébergeur de votre choix, où il reste en ligne, et nous vous remettons le tout dès que le solde est réglé. La TVA s'ajoute au prix : ${vatIn("fr-fr")}. Une entreprise établie ${placesWithoutVat("fr-fr")} paie le prix HT, sans TVA.`,
  },
  "en-en": {
    question: "Who owns the site, and what else will I pay?",
    answer: `We register the domain with you, in your name, and you pay the registrar directly each year; the site, its copy and its pictures become yours once the price is fully paid. Hosting is included in maintenance, from ${formatNetPrice(floors.maintenance, "en-en")} a month, or you choose your own host. ${warranty["en-en"]} ${givingUp["en-en"]} After launch, either of us can end maintenance at the end of the first ${contractMonths} months, or of any later month, with one month's notice. If the site is paid for, we then hand over its files, content and logins and a copy of your data, so that another agency can take it over. If instalments remain, we install the site with the host you choose, where it stays online, and hand everything over once the balance is settled. VAT is added to the price: ${vatIn("en-en")}. A business ${placesWithoutVat("en-en")} pays the price excl. VAT, with no French VAT added.`,
  },
};
