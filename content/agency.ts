import { formatHour } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";

const { "fr-fr": fr, "en-en": en } = placeWords;

/**
 * What the agency says of itself is the sample's: say what is true of yours, then delete this export.
 * @sample
 */
export const sample = true;

type Titled = { readonly title: string; readonly text: string };

const { answerHours, quoteMinutes } = figures;
const { founded, employees, openingHours } = identity;
const openAt = (locale: Locale) =>
  `${formatHour(openingHours.opens, locale)} – ${formatHour(openingHours.closes, locale)}`;

export const values: Localized<readonly Titled[]> = {
  "fr-fr": [
    {
      title: "L'honnêteté",
      text: "Si un site ne suffit pas à régler votre problème, nous vous le disons avant le devis.",
    },
    {
      title: "La clarté",
      text: "Votre devis donne un prix et un délai, expliqués sans jargon.",
    },
    {
      title: "Le soin",
      text: `Nous relisons chaque page et l'essayons sur les réseaux mobiles ${fr.ofRegion}, même là où ils sont faibles.`,
    },
  ],
  "en-en": [
    {
      title: "Candour",
      text: "If a website alone will not solve your problem, we tell you before the quote.",
    },
    {
      title: "Clarity",
      text: "Your quote gives a price and a lead time, explained in plain words.",
    },
    {
      title: "Care",
      text: `We proofread every page and test it on mobile networks ${en.inRegion}, including where the signal is weak.`,
    },
  ],
};

export const method: Localized<readonly Titled[]> = {
  "fr-fr": [
    {
      title: "Le premier échange",
      text: `Un rendez-vous sur votre activité, vos clients et ce que le site doit vous rapporter.`,
    },
    {
      title: "Le cadrage",
      text: "Les objectifs du site, ses pages et ses limites, écrits sur une page que vous validez.",
    },
    {
      title: "La construction",
      text: "Vous voyez chaque étape et demandez vos corrections avant la suivante.",
    },
    {
      title: "Les résultats",
      text: `Demandes, ventes${ifOffered("reservation", ", réservations")} : avec les rapports (packs Pro et Pro Plus, ou en option), nous comparons les chiffres à vos objectifs.`,
    },
  ],
  "en-en": [
    {
      title: "First conversation",
      text: `A meeting about your business, your customers and what the site must bring in.`,
    },
    {
      title: "Scope",
      text: "The site's goals, its pages and its limits, in a one-page summary that you approve.",
    },
    {
      title: "Build",
      text: "You see each stage and ask for changes before the next begins.",
    },
    {
      title: "Results",
      text: `Enquiries, sales${ifOffered("reservation", ", bookings")}: with the reports (Pro and Pro Plus packs, or as an option), we compare the figures with your goals.`,
    },
  ],
};

/** The agency's promises to its clients, as figures. */
export const promises: Localized<readonly { readonly figure: string; readonly text: string }[]> = {
  "fr-fr": [
    {
      figure: `${quoteMinutes} min`,
      text: "Le temps qu'il faut, au plus, pour recevoir en ligne le devis indicatif de votre site vitrine.",
    },
    {
      figure: `${answerHours} h`,
      text: `${firstContact} vous contacte dans ce délai, du lundi au vendredi, par téléphone ou par e-mail.`,
    },
    {
      figure: openAt("fr-fr"),
      text: "Nous répondons au téléphone du lundi au vendredi ; le week-end, nous recevons sur rendez-vous.",
    },
    {
      figure: "7 j/7",
      text: "Nous traitons les urgences tous les jours : elles sont comprises dans la maintenance, sinon sur devis.",
    },
  ],
  "en-en": [
    {
      figure: `${quoteMinutes} min`,
      text: "The most it takes to get an indicative quote online for your business website.",
    },
    {
      figure: `${answerHours} h`,
      text: `${firstContact} will contact you within that time, Monday to Friday, by phone or by email.`,
    },
    {
      figure: openAt("en-en"),
      text: "We answer the phone from Monday to Friday; at weekends, we meet by appointment.",
    },
    {
      figure: "7 days",
      text: "We handle emergencies every day: they are included in maintenance, and quoted if you have no plan.",
    },
  ],
};

/** The agency's history, from its founding to now. */
export const milestones: Localized<
  readonly { readonly when: string; readonly title: string; readonly text: string }[]
> = {
  "fr-fr": [
    {
      when: `${founded}`,
      title: `L'agence ouvre ${fr.inCity}`,
      text: `Trop de bonnes entreprises ${fr.ofRegion} perdent des clients à cause d'un site lent, daté ou introuvable. Nous avons créé l'agence pour elles.`,
    },
    {
      when: "Aujourd'hui",
      title: `Une équipe de ${employees} personnes`,
      text: `Toute l'équipe travaille ${fr.inCity}, et la même personne suit votre projet du début à la fin.`,
    },
  ],
  "en-en": [
    {
      when: `${founded}`,
      title: `The agency opens ${en.inCity}`,
      text: `Too many good businesses ${en.inRegion} lose customers because their website is slow, dated or impossible to find. We founded the agency for them.`,
    },
    {
      when: "Today",
      title: `A team of ${employees} people`,
      text: `The whole team works ${en.inCity}, and the same person looks after your project from start to finish.`,
    },
  ],
};
