import { marketingOptions } from "#content/catalogue/options/marketing.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import type { services as french } from "../fr-fr/services.ts";

const { inCity, inHere, clientsIn } = placeWords["en-en"];

const { seo_optimization: pages, seo_technical: technical } = marketingOptions;

export const services = {
  "hero.title": `Websites built *${inHere}*.`,
  "hero.lead": `Business websites, online shops${ifOffered("reservation", ", booking")}${ifOffered("seo", ", SEO")}${ifOffered("maintenance", ", maintenance")}: five people ${inCity} look after all of it for companies ${clientsIn}.`,
  "hero.price": "Work out my price",
  "hero.contact": "Discuss my project",
  "fact.price": "Business website",
  "fact.price.value": "from {price}",
  "fact.time": "Business website ready",
  "fact.time.value": "in {from} to {to} months",
  "fact.answer": "Reply",
  "fact.answer.value": "within {hours} h on weekdays",

  index: "The categories of services",
  "count.one": "One service",
  "count.other": "{count} services",

  "create.title": "Creation",
  "create.text": `Your site is designed and built ${inCity} by the five people on the team.`,
  "create.more": "Brand identity",
  "create.more.text": "Logo, colours, type: designed with the site, or ahead of it.",
  "create.more.action": "Talk about my brand identity",
  "work.title": "Sites *from our portfolio*",
  "work.all": "The whole portfolio",
  "support.title": "Support",
  "support.text": "Your site stays up to date and protected, and someone who knows it answers you.",
  "grow.title": "Growth",
  "grow.text": "We work to bring you more visitors, and more calls from them.",

  "range.showcase": "Business website",
  "range.ecommerce": "Online shop",
  "range.maintenance": "Hosting and maintenance",
  "range.seo": "SEO",
  "range.identity": "Brand identity",
  "price.from": "From {price}",
  "price.monthly": "From {price} a month, hosting included",
  "price.month": "Heatmaps: {price} a month",
  "price.booking": "Site from {price}, calendar priced on request",
  "price.seo": `One-off prices: ${pages.name["en-en"]} {pages}, ${technical.name["en-en"]} {technical}`,
  "price.between": "{from} to {to}, depending on the project",

  "videos.title": "Our services *on video*",
  "videos.text": "What each service does for your business.",

  "process.title": "How *your project* runs",
  "process.text": "The same main stages, whether you order a one-page site or an online shop.",

  "call.title": "Not sure where to *start*?",
  "call.text": `Describe your business in a few lines. ${firstContact} will reply within {hours} hours, Monday to Friday, and tell you plainly what will help first.`,
  "call.action": "Discuss my project",
  "call.quote": "Work out my price",
} as const satisfies Record<keyof typeof french, string>;
