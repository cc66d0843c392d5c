import type { Localized } from "#app/i18n/locales.ts";
import { figures } from "./figures.ts";
import { identity } from "./identity.ts";

type Titled = { readonly title: string; readonly text: string };

const { answerHours, quoteMinutes, interviewHours, conversion } = figures;
const { founded, employees, companiesSupported, openingHours } = identity;
const hour = (time: string) => Number(time.split(":", 1)[0]);
const opens = hour(openingHours.opens);
const closes = hour(openingHours.closes);

export const values: Localized<readonly Titled[]> = {
  "fr-fr": [
    {
      title: "La franchise",
      text: "Si un site ne réglera pas votre problème, nous le disons avant le devis, pas après.",
    },
    {
      title: "La clarté",
      text: "Un prix, une date, une personne. Ce que nous faisons s'explique sans jargon ou ne se fait pas.",
    },
    {
      title: "Le soin",
      text: "Un bouton, une virgule, une seconde de chargement : vos clients les remarquent, nous aussi.",
    },
    {
      title: "L'ancrage",
      text: "Nous travaillons là où vos clients vivent : mêmes îles, même heure, même réseau qui faiblit.",
    },
  ],
  "en-en": [
    {
      title: "Candour",
      text: "If a website will not solve your problem, we say so before the quote, not after it.",
    },
    {
      title: "Clarity",
      text: "One price, one date, one person. If we cannot explain it in plain words, we do not do it.",
    },
    {
      title: "Care",
      text: "A button, a comma, a second of loading: your customers notice them, and so do we.",
    },
    {
      title: "Roots",
      text: "We work where your customers live: same islands, same clock, same patchy signal.",
    },
  ],
};

export const method: Localized<readonly Titled[]> = {
  "fr-fr": [
    {
      title: "Comprendre",
      text: `Un entretien stratégique de ${interviewHours} heures pour les projets qui le demandent, une vraie conversation pour tous les autres.`,
    },
    {
      title: "Choisir",
      text: "Ce que le site doit obtenir, et ce qu'il ne fera pas. Une page, que vous validez.",
    },
    {
      title: "Construire",
      text: "Le téléphone d'abord, les mots avant les effets. Vous voyez chaque étape avant la suivante.",
    },
    {
      title: "Mesurer",
      text: `Ce qui marche reste, le reste change. Notre propre site convertit ainsi à ${conversion.ours.toLocaleString("fr-FR")} %.`,
    },
  ],
  "en-en": [
    {
      title: "Understand",
      text: `A strategic interview of ${interviewHours} hours for the projects that call for one, a real conversation for all the others.`,
    },
    {
      title: "Choose",
      text: "What the site has to achieve, and what it will not do. One page, approved by you.",
    },
    {
      title: "Build",
      text: "The phone first, words before effects. You see each stage before the next begins.",
    },
    {
      title: "Measure",
      text: `What works stays, the rest changes. That is how our own site converts at ${conversion.ours}%.`,
    },
  ],
};

/** The agency's promises to its clients, as figures. */
export const promises: Localized<readonly { readonly figure: string; readonly text: string }[]> = {
  "fr-fr": [
    {
      figure: `${quoteMinutes} min`,
      text: "C'est le temps qu'il faut, au plus, pour estimer un site vitrine en ligne.",
    },
    {
      figure: `${answerHours} h`,
      text: "Un conseiller vous contacte dans ce délai. Une personne, pas un robot.",
    },
    {
      figure: `${opens} h – ${closes} h`,
      text: "L'équipe est là du lundi au vendredi, et le week-end sur rendez-vous.",
    },
    {
      figure: "7 j/7",
      text: "Un site en panne n'attend pas lundi : les urgences sont prises en charge tous les jours.",
    },
  ],
  "en-en": [
    { figure: `${quoteMinutes} min`, text: "The most it takes to estimate a showcase site online." },
    { figure: `${answerHours} h`, text: "An advisor contacts you within that time. A person, not a robot." },
    {
      figure: `${opens} am – ${closes - 12} pm`,
      text: "The team is in from Monday to Friday, and at weekends by appointment.",
    },
    { figure: "7 days", text: "A broken site cannot wait for Monday: emergencies are handled every day." },
  ],
};

/** The agency's history, from its founding to now. */
export const milestones: Localized<
  readonly { readonly when: string; readonly title: string; readonly text: string }[]
> = {
  "fr-fr": [
    {
      when: `${founded}`,
      title: "Un constat, à Fort-de-France",
      text: "Beaucoup d'entreprises de la Caraïbe travaillent mieux que leur site ne le montre. L'agence naît pour combler cet écart, et pour rien d'autre.",
    },
    {
      when: "Depuis",
      title: `Plus de ${companiesSupported} entreprises accompagnées`,
      text: "Des vitrines, des boutiques, des sites de réservation, sur six territoires. Chaque projet a affûté la méthode que nous appliquons au suivant.",
    },
    {
      when: "Aujourd'hui",
      title: `${employees} personnes, une seule équipe`,
      text: "Celle qui vous écoute est celle qui dessine, écrit, code et répond au téléphone. Personne à qui transférer votre dossier.",
    },
  ],
  "en-en": [
    {
      when: `${founded}`,
      title: "It starts in Fort-de-France",
      text: "Many Caribbean businesses are better than their websites let on. The agency was founded to close that gap, and for nothing else.",
    },
    {
      when: "Since then",
      title: `Over ${companiesSupported} companies supported`,
      text: "Showcase sites, shops, booking sites, across six territories. Each project sharpened the method that we bring to the next.",
    },
    {
      when: "Today",
      title: `${employees} people, one team`,
      text: "The people who listen are the people who design, write, code and pick up the phone. There is nobody to pass your file on to.",
    },
  ],
};
