import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { floors } from "#app/offer/price-floors.ts";
import { options, packs } from "#app/offer/rules.ts";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import type { FaqEntry } from "./entry.ts";
import { instalments, ownership } from "./shared.ts";

/**
 * What these answers promise (calendars, payment, commission) is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

const { answerHours, delivery, maintenance, multiPages } = figures;
const { from, to } = delivery.booking;
const website = (locale: Locale) => formatNetPrice(floors.website, locale);
const several = (locale: Locale) => formatNetPrice(floors.severalPages, locale);
const hosting = (locale: Locale) => formatNetPrice(floors.maintenance, locale);

export const bookingFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien coûte un site de réservation ?",
      answer: `Le site lui-même coûte ${website("fr-fr")} pour une page, ${several("fr-fr")} pour ${multiPages} pages au plus (${packs.start.name["fr-fr"]} avec l'option ${options.multipage_site.name["fr-fr"]}), ou le prix d'un pack plus complet. L'agenda s'y ajoute ; il se paie une fois, et son prix est sur devis : il dépend de ce que vos clients réservent (chambres, tables, places à bord, rendez-vous), des agendas à relier, du paiement en ligne et du nombre de langues. ${firstContact} vous répond sous ${answerHours} heures, du lundi au vendredi, avec un premier prix.`,
    },
    {
      question: "Que comprend le site, avec l'agenda ?",
      answer: `Les pages du pack : une page avec ${packs.start.name["fr-fr"]}, jusqu'à ${multiPages} avec l'option ${options.multipage_site.name["fr-fr"]}, que comprennent les autres packs. Chambres, tables et sorties peuvent se réserver sur le même site, et une boutique peut s'y ajouter, sur devis. Vous fournissez les textes et les photos, sauf ceux que comprennent votre pack ou vos options.`,
    },
    {
      question: "En combien de temps le site est-il en ligne ?",
      answer: `En ${from} à ${to} mois à compter du début des travaux, une fois l'acompte réglé et vos contenus remis. Le plus long est de relier votre agenda et d'essayer les réservations avec votre équipe.`,
    },
    {
      question: "Puis-je demander un acompte à mes clients à la réservation ?",
      answer:
        "Oui : un montant fixe, un pourcentage ou la totalité, selon la prestation. Vos conditions d'annulation s'affichent avant le paiement.",
    },
    {
      question: "Comment mes clients paient-ils ?",
      answer:
        "Par carte, sur la page sécurisée d'un prestataire de paiement. L'argent va directement sur votre compte, et le prestataire retient ses frais sur chaque paiement. Vous encaissez dans votre devise, s'il l'accepte. Vous pouvez aussi n'encaisser que sur place.",
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
      answer: `Les réservations s'inscrivent d'elles-mêmes dans l'agenda, où vous changez vos tarifs et vos dates quand vous voulez. Nous changeons les textes et les photos (avec ${packs.pro.name["fr-fr"]} ou ${packs["pro-plus"].name["fr-fr"]}, vous le pouvez aussi) : la maintenance comprend ${maintenance.bronze}, ${maintenance.silver} ou ${maintenance.gold} modifications mineures par mois selon la formule, à partir de ${hosting("fr-fr")} par mois ; sans formule, chaque modification fait l'objet d'un devis.`,
    },
    {
      question: "Puis-je payer mon site en plusieurs fois ?",
      answer: instalments["fr-fr"],
    },
    ownership["fr-fr"],
  ],
  "en-en": [
    {
      question: "What does a booking website cost?",
      answer: `The site itself costs ${website("en-en")} for one page, ${several("en-en")} for up to ${multiPages} pages (${packs.start.name["en-en"]} with the ${options.multipage_site.name["en-en"]} option), or the price of a larger pack. The calendar is extra, for a one-off price on request, which depends on what people book (rooms, tables, seats on a boat, appointments), the calendars to connect, online payment and the number of languages. ${firstContact} replies within ${answerHours} hours, Monday to Friday, with an initial estimate.`,
    },
    {
      question: "What does the site include, besides the calendar?",
      answer: `The pages of the pack: one page with ${packs.start.name["en-en"]}, up to ${multiPages} with the ${options.multipage_site.name["en-en"]} option, which the other packs include. Rooms, tables and trips can be booked on the same site, and a shop can be added, priced on request. You supply the copy and the photographs, except those that your pack or your options include.`,
    },
    {
      question: "How soon is it live?",
      answer: `In ${from} to ${to} months from the start of the work, once we have your deposit and your content. Connecting your calendar and trying out bookings with your team take the longest.`,
    },
    {
      question: "Can I ask my customers for a deposit when they book?",
      answer:
        "Yes: a fixed amount, a percentage or the whole price, service by service. Customers read your cancellation terms before they pay.",
    },
    {
      question: "How do customers pay?",
      answer:
        "By card, on the secure page of a payment provider. The money goes straight to your account, and the provider keeps its fee on each payment. You choose the currency from those the provider accepts. Or you can take payment on your premises only.",
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
      answer: `Bookings appear in the calendar automatically, and you change your rates and dates there when you like. We change copy and photographs (with ${packs.pro.name["en-en"]} or ${packs["pro-plus"].name["en-en"]}, you can change them too): maintenance includes ${maintenance.bronze}, ${maintenance.silver} or ${maintenance.gold} minor changes a month depending on the plan, from ${hosting("en-en")} a month; without a plan, each change is quoted.`,
    },
    {
      question: "Can I pay for my site in instalments?",
      answer: instalments["en-en"],
    },
    ownership["en-en"],
  ],
};
