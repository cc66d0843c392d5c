import { marketingOptions } from "#content/catalogue/options/marketing.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import type { home as french } from "../fr-fr/home.ts";

const { inCity, inHere, clientsIn } = placeWords["en-en"];

const { seo_optimization: pages, seo_technical: technical } = marketingOptions;
const [founder] = identity.founder.name.split(" ");

export const home = {
  "hero.title": `Your website, *designed ${inHere}*.`,
  "hero.lead": `We are a web agency ${inCity}. We build ${listed("en-en", "business websites", "online shops", ifOffered("reservation", "booking sites"))} for companies ${clientsIn}: over ${identity.companiesSupported} clients since ${identity.founded}.`,
  "hero.action": "Explore our services",
  "hero.price": "Work out my price",
  "hero.facts": "Business websites from {price}, live in {from} to {to} months.",

  "trust.title": "This site converts at *{times}\u00A0times* the world average for e-commerce",
  "trust.text":
    "Out of a hundred visits, more than ten end in a quote request or a message; in e-commerce worldwide, fewer than two end in a purchase.",
  "trust.project.action": "See the {client} project",

  "chart.title": "Conversion rates compared",
  "chart.own": "This site",
  "chart.world": "World average for e-commerce",
  "chart.source": "Source: {name}",
  "chart.source.newTab": "new tab",
  "chart.method": "Visits estimated from page requests:",
  "chart.method.link": "about this figure",
  "chart.visits": "Visits a month",
  "chart.result.own": "enquiries at our rate",
  "chart.result.world": "purchases at the world average",

  "services.title": "What do you want to *put online*?",
  "services.discover": "Learn more",
  "services.all": "See all services",
  "services.premium": "Premium site",
  "services.premium.discover": "Price my premium site",
  "services.premium.text":
    "A photo shoot, key pages written for you and a strategy session: the Pro Plus pack, {price}.",
  "services.premium.figure": "{hours} h",
  "services.premium.caption": "of strategy work before we draw anything",
  "services.showcase": "Showcase website",
  "services.showcase.text": "Customers find out who you are, what you do and how to reach you. From {price}.",
  "services.showcase.figure": "{from}–{to} months",
  "services.showcase.caption": "to launch",
  "services.ecommerce": "E-commerce",
  "services.ecommerce.text":
    "Your products sell around the clock and ship from island to island. {lowest} to {highest}.",
  "services.ecommerce.figure": "{from}–{to} months",
  "services.ecommerce.caption": "to opening day, up to {products} products in the pack",
  "services.seo": "SEO",
  "services.seo.text": `Pages written with the words your customers type into Google. One-off prices: ${pages.name["en-en"]} {pages}, ${technical.name["en-en"]} {technical}.`,
  "services.seo.figure": "{pages} pages",
  "services.seo.caption": `at most, optimised with ${pages.name["en-en"]}, including up to {written} key pages that we write`,

  "cases.title": "No two sites look *alike*",
  "cases.action": "Read the case study",
  "cases.all": "See the whole portfolio",
  "cases.previous": "Previous case study",
  "cases.next": "Next case study",

  "carousel.description": "carousel",
  "carousel.slide": "slide",
  "carousel.position": "{position} of {total}",

  "testimonials.title": "What our *clients* say",
  "testimonials.rating": "{value} out of 5: the average of our {reviews} reviews",
  "testimonials.previous": "Previous testimonial",
  "testimonials.next": "Next testimonial",
  "testimonials.project": "See the case study",
  "testimonials.reel": "Instagram reel",
  "testimonials.reel.action": "Watch the reel",
  "testimonials.reel.newTab": "on Instagram, new tab",
  "testimonials.post": "LinkedIn post",
  "testimonials.post.action": "Show the post",
  "testimonials.post.title": "LinkedIn post by {author}",
  "testimonials.post.back": "Back to the home page",

  "blog.title": "Three tips *to try yourself*",
  "blog.cybersecurity": "Cybersecurity",
  "blog.productivity": "Productivity",
  "blog.design": "Design",

  "closing.badge": `A reply within ${figures.answerHours} hours on weekdays`,
  "closing.title": "Let's talk about *your project*",
  "closing.text": `Three lines are enough: your business, what you need, your deadline. ${firstContact} talks it over with ${founder} and replies with a frank opinion.`,
  "closing.action": "Discuss my project",
  "closing.price": "Work out my price",
  "closing.portrait": "Portrait drawn in contour lines",
  "closing.founder": "founder",
} as const satisfies Record<keyof typeof french, string>;
