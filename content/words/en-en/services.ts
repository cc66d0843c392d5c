import type { services as french } from "../fr-fr/services.ts";

export const services = {
  "hero.title": "Build, support, *grow*.",
  "hero.lead":
    "A website is built, looked after and developed further. We do all three, with one team, from the first sketch to the thousandth visit.",

  index: "The three families of services",
  "count.create": "Three services",
  "count.support": "Two services",
  "count.grow": "Two services",

  "create.title": "Creation",
  "create.text": "The site itself: designed for you, written with you, built in Fort-de-France.",
  "create.more": "And a look to match",
  "create.more.text": "Logo, colours, type: your graphic identity is designed with the site, or ahead of it.",
  "create.more.action": "Talk about my graphic identity",
  "work.title": "A showcase, a shop, *a booking diary*.",
  "work.all": "The whole portfolio",
  "support.title": "Support",
  "support.text":
    "A live site is a living thing. It needs updates, protection, and someone who picks up the phone.",
  "grow.title": "Growth",
  "grow.text": "First be found, then be chosen. Two crafts, and figures you can actually read.",

  "range.showcase": "Showcase site",
  "range.ecommerce": "Online shop",
  "range.maintenance": "Hosting and maintenance",
  "range.seo": "SEO",
  "range.identity": "Graphic identity",
  "range.text": "{service}: from {from} to {to}, depending on the project.",

  "films.title": "Five services, *in eighty seconds*.",
  "films.text": "One short film per service, without speech, with captions.",

  "process.title": "Three steps, *no surprises*.",
  "process.text": "Every project follows the same steps, from a one-page site to an online shop.",

  "call.title": "Where to start?",
  "call.text":
    "Describe your business in a few lines. An advisor answers within {hours} hours and tells you plainly what will help first.",
  "call.action": "Describe my project",
  "call.quote": "Estimate a showcase site",
} as const satisfies Record<keyof typeof french, string>;
