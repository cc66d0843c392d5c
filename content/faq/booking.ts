import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { policy } from "../catalogue/policy.ts";
import { figures } from "../figures.ts";
import { floors } from "../price-floors.ts";
import { firstContact } from "../team.ts";
import { vatIn } from "../vat-text.ts";
import type { FaqEntry } from "./entry.ts";

/**
 * What these answers promise (deposits, payment, calendars, commission, ownership) is invented: replace it, then delete
 * this export.
 * @sample
 */
export const sample = true;

const { answerHours, contractMonths, delivery, maintenance, multiPages } = figures;
const [short, medium, long] = figures.paymentMonths;
const { from, to } = delivery.booking;
const website = (locale: Locale) => formatNetPrice(floors.website, locale);
const hosting = (locale: Locale) => formatNetPrice(floors.maintenance, locale);

export const bookingFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien coûte un site de réservation ?",
      answer: `Le site lui-même coûte le prix d'un pack, à partir de ${website("fr-fr")}. L'agenda s'y ajoute, et son prix est sur devis : il dépend de ce que vos clients réservent (chambres, tables, places à bord, rendez-vous), des agendas à relier, du paiement en ligne et du nombre de langues. ${firstContact} vous répond sous ${answerHours} heures, du lundi au vendredi, avec un premier prix.`,
    },
    {
      question: "Que comprend le site, avec l'agenda ?",
      answer: `Les pages du pack : une page avec Start, jusqu'à ${multiPages} avec l'option Site multipage, que comprennent les autres packs. Chambres, tables et sorties peuvent se réserver sur le même site. Vous fournissez les textes et les photos, sauf ceux que comprennent votre pack ou vos options.`,
    },
    {
      question: "En combien de temps est-il en ligne ?",
      answer: `En ${from} à ${to} mois, à compter de l'acompte et de la remise de vos contenus. Le plus long est de relier votre agenda et d'essayer les réservations avec votre équipe.`,
    },
    {
      question: "Puis-je demander un acompte à la réservation ?",
      answer:
        "Oui : un montant fixe, un pourcentage ou la totalité, selon la prestation. Vos conditions d'annulation s'affichent avant le paiement.",
    },
    {
      question: "Comment mes clients paient-ils ?",
      answer:
        "Par carte, sur la page sécurisée d'un prestataire de paiement. L'argent va directement sur votre compte, et le prestataire retient ses frais sur chaque paiement. Vous pouvez aussi n'encaisser que sur place.",
    },
    {
      question: "L'agenda se synchronise-t-il avec les autres plateformes ?",
      answer:
        "Oui, avec Google Agenda, Outlook et les calendriers iCal d'Airbnb ou de Booking.com : un créneau pris ailleurs se ferme sur votre site, et inversement. Si vous utilisez un logiciel de réservation, nous vérifions avant le devis qu'il peut être relié. Avec Airbnb et Booking.com, la mise à jour peut prendre quelques heures : la plateforme en fixe le rythme. Pour ne pas vendre deux fois la même chambre, vous pouvez confirmer vous-même chaque réservation.",
    },
    {
      question: "Prenez-vous une commission ?",
      answer: "Non. Les réservations de votre site sont à vous, et nous ne prélevons rien sur leur montant.",
    },
    {
      question: "Qui change un texte ou un prix ?",
      answer: `Les réservations s'inscrivent d'elles-mêmes dans l'agenda, où vous changez vos tarifs et vos dates quand vous voulez. Nous changeons les textes et les photos (avec Pro ou Pro Plus, vous le pouvez aussi) : la maintenance comprend ${maintenance.bronze}, ${maintenance.silver} ou ${maintenance.gold} modifications mineures par mois selon la formule, à partir de ${hosting("fr-fr")} par mois ; sans formule, chaque modification fait l'objet d'un devis.`,
    },
    {
      question: "Puis-je payer mon site en plusieurs fois ?",
      answer: `Oui : un acompte de ${policy.depositPercent} % à la commande, puis ${short}, ${medium} ou ${long} mensualités égales. La remise est de ${policy.discountPercent[short]} % sur ${short} mois et de ${policy.discountPercent[medium]} % sur ${medium}, hors abonnements. Vous nous réglez en euros, par virement.`,
    },
    {
      question: "À qui appartient le site, et que faut-il payer d'autre ?",
      answer: `Le nom de domaine est enregistré à votre nom, et vous le payez chaque année à la société qui l'enregistre ; le site est à vous une fois son prix entièrement payé. L'hébergement est compris dans la maintenance, dès ${hosting("fr-fr")} par mois, ou assuré par l'hébergeur de votre choix. Vous pouvez arrêter la maintenance au bout de ${contractMonths} mois, puis chaque mois, avec un préavis d'un mois. Si le site est payé, nous vous remettons alors ses fichiers, ses contenus, ses accès et une copie de vos données : une autre agence peut le reprendre. S'il reste des mensualités, nous installons le site chez l'hébergeur de votre choix, où il reste en ligne, et nous vous remettons le tout dès que le solde est réglé. La TVA s'ajoute au prix : ${vatIn("fr-fr")}. Une entreprise établie en Guyane, à Saint-Martin ou hors de France paie le prix HT, sans TVA.`,
    },
  ],
  "en-en": [
    {
      question: "What does a booking website cost?",
      answer: `The site itself costs the price of a pack, from ${website("en-en")}. The calendar is extra, and priced on request: it depends on what people book (rooms, tables, seats on a boat, appointments), the calendars to connect, online payment and the number of languages. ${firstContact} replies within ${answerHours} hours, Monday to Friday, with an initial estimate.`,
    },
    {
      question: "What does the site include, besides the calendar?",
      answer: `The pages of the pack: one page with Start, up to ${multiPages} with the Multi-page site option, which the other packs include. Rooms, tables and trips can be booked on the same site. You supply the copy and the photographs, except those that your pack or your options include.`,
    },
    {
      question: "How soon is it live?",
      answer: `In ${from} to ${to} months, from the day we have your deposit and your content. Connecting your calendar and trying out bookings with your team take the longest.`,
    },
    {
      question: "Can I ask for a deposit at booking?",
      answer:
        "Yes: a fixed amount, a percentage or the whole price, service by service. Customers read your cancellation terms before they pay.",
    },
    {
      question: "How do customers pay?",
      answer:
        "By card, on the secure page of a payment provider. The money goes straight to your account, and the provider keeps its fee on each payment. Or you can take payment on your premises only.",
    },
    {
      question: "Does the calendar sync with other platforms?",
      answer:
        "Yes, with Google Calendar, Outlook and the iCal calendars of Airbnb or Booking.com: a slot taken elsewhere closes on your site, and the other way round. If you run booking software, we check that it can be connected before we quote. With Airbnb and Booking.com, an update can take a few hours: the platform sets the pace. To avoid selling the same room twice, you can confirm each booking yourself.",
    },
    {
      question: "Do you take a commission?",
      answer: "No. The bookings on your site are yours, and we take nothing from them.",
    },
    {
      question: "Who changes the copy or a price?",
      answer: `Bookings enter the calendar by themselves, and you change your rates and dates there when you like. We change copy and photographs (with Pro or Pro Plus, you can change them too): maintenance includes ${maintenance.bronze}, ${maintenance.silver} or ${maintenance.gold} minor changes a month depending on the plan, from ${hosting("en-en")} a month; without a plan, each change is quoted.`,
    },
    {
      question: "Can I pay for my site in instalments?",
      answer: `Yes: a ${policy.depositPercent}% deposit on order, then ${short}, ${medium} or ${long} equal monthly payments. The discount is ${policy.discountPercent[short]}% over ${short} months and ${policy.discountPercent[medium]}% over ${medium}, not on subscriptions. All payments are in euros, by bank transfer.`,
    },
    {
      question: "Who owns the site, and what else will I pay?",
      answer: `The domain is registered in your name, and you pay the registrar each year; the site becomes yours once its price is fully paid. Hosting is included in maintenance, from ${hosting("en-en")} a month, or you choose your own host. You can end maintenance at the end of the first ${contractMonths} months, or of any later month, with one month's notice. If the site is paid for, we then hand over its files, content and logins and a copy of your data, so that another agency can take it over. If instalments remain, we install the site with the host you choose, where it stays online, and hand everything over once the balance is settled. VAT is added to the price: ${vatIn("en-en")}. A business in French Guiana, in Saint Martin or outside France pays the price excl. VAT, with no French VAT added.`,
    },
  ],
};
