import type { showcase as french } from "../fr-fr/showcase.ts";

export const showcase = {
  "hero.title": "A showcase site people *trust*.",
  "hero.lead":
    "Your customers look for you on their phones. A showcase site tells them in a second who you are, what you do and why you are the right choice. Live in {from} to {to} months.",
  "hero.quote": "Build my quote",
  "hero.work": "See our work",

  "pairs.title": "What a poor site costs, *what a good one earns*.",
  "pairs.problem": "The problem",
  "pairs.benefit": "What you gain",
  "pairs.1.problem": "They search for you and find a competitor.",
  "pairs.1.benefit":
    "Your pages answer the words your customers type, at home and on the islands next door. Yours is the name that comes up.",
  "pairs.2.problem": "The page takes forever to open.",
  "pairs.2.benefit": "A light site that opens on an ordinary phone, even where the signal thins out.",
  "pairs.3.problem": "The site looks dated, so the business does too.",
  "pairs.3.benefit": "A design that belongs to you alone and shows the care you put into your work.",
  "pairs.4.problem": "They read, they hesitate, they leave.",
  "pairs.4.benefit": "One thing to do on each screen: call, write, visit. Nobody wonders where to go next.",
  "pairs.5.problem": "Moving a comma takes a month.",
  "pairs.5.benefit":
    "Changes are made by people who know the site: {bronze}, {silver} or {gold} a month, depending on your maintenance plan.",

  "work.title": "Showcase sites *at work*.",
  "work.all": "Every showcase site",

  "offers.title": "Four offers to *find your bearings*.",
  "offers.label": "Indicative offers, prices excl. VAT",
  "offers.text":
    "These figures show what a typical project costs. They are not the configurator’s prices: the configurator starts from four packs and prices your project line by line, lower or higher depending on what you pick.",
  "offers.caption": "What each indicative offer includes",
  "offers.corner": "Indicative price, excl. VAT",
  "offers.onQuote": "On request",
  "offers.row.pages": "The site",
  "offers.row.writing": "SEO writing",
  "offers.row.optimisation": "On-page optimisation",
  "offers.row.reports": "Reports",
  "offers.row.blog": "Blog articles",
  "offers.row.interview": "Strategic interview",
  "offers.none": "Not included",
  "offers.action": "Work out my price",
  "offers.range": "Depending on the project, our showcase sites range from {from} to {to}.",
  "offers.action.note": "Under {minutes} minutes, no commitment.",

  "delivery.title": "Live in {from} to {to} months.",
  "delivery.text": "Four stages, and a date you know before you sign.",
  "delivery.months": "Months",
  "delivery.1.title": "Scope",
  "delivery.1.text": "Your customers, your words, your date. All of it on one page that you approve.",
  "delivery.2.title": "Design",
  "delivery.2.text": "The home page first, the phone first. You judge it on real screens.",
  "delivery.3.title": "Build",
  "delivery.3.text": "Copy, pictures, SEO, speed: everything moves forward together.",
  "delivery.4.title": "Launch",
  "delivery.4.text": "Going live, handover, first measurements. We stay within reach.",

  "faq.title": "Your questions before you decide",

  "call.title": "Your price, *right now*.",
  "call.text":
    "Pick a pack, a payment term and your options: the estimate appears in under {minutes} minutes. An advisor goes through it with you within {hours} hours.",
  "call.quote": "Build my quote",
  "call.contact": "Ask a question",
} as const satisfies Record<keyof typeof french, string>;
