import type { home as french } from "../fr-fr/home.ts";

export const home = {
  "hero.title": "Put your business *on\u00A0the\u00A0map*.",
  "hero.lead":
    "Showcase, e-commerce and booking websites, designed in Fort-de-France for Caribbean businesses. Over 200 companies supported since 2023.",
  "hero.action": "Explore our services",

  "trust.title": "This site converts at *{times}\u00A0times* the world average.",
  "trust.text":
    "Before we advise anyone, we measure our own site. Out of a hundred visits here, more than ten convert; elsewhere the average stays below two.",
  "trust.project": "The same method in another trade: a chocolate maker in Guadeloupe.",
  "trust.project.action": "See the {client} project",

  "chart.title": "Conversion rates compared",
  "chart.own": "This site",
  "chart.world": "World average for e-commerce",
  "chart.source": "Source: {name}",
  "chart.source.newTab": "new tab",
  "chart.visits": "Visits a month",
  "chart.result.own": "conversions at our rate",
  "chart.result.world": "at the world average",

  "services.title": "Where to *begin*?",
  "services.text": "Four ways in, and the same team of five behind each of them.",
  "services.discover": "Discover",
  "services.all": "See all services",
  "services.premium": "Premium site",
  "services.premium.text": "Art direction, copy, film: a website designed for you and for nobody else.",
  "services.premium.figure": "5 min",
  "services.premium.caption": "or less, to get your quote online",
  "services.showcase": "Showcase site",
  "services.showcase.text": "Be found, be trusted, be called.",
  "services.showcase.figure": "1–2 months",
  "services.showcase.caption": "from idea to launch",
  "services.ecommerce": "E-commerce",
  "services.ecommerce.text":
    "Sell from here, ship over there, around the clock. Up to 50 products in the pack.",
  "services.ecommerce.figure": "3–6 months",
  "services.ecommerce.caption": "from idea to opening day",
  "services.seo": "SEO",
  "services.seo.text": "Climb the search results, and stay there.",
  "services.seo.figure": "10 pages",
  "services.seo.caption": "optimised, and up to 5 key pages written",

  "cases.title": "No two sites look *alike*.",
  "cases.text": "A chocolate maker, a hotel, a distillery: every site starts from its owner's trade.",
  "cases.action": "Read the case study",
  "cases.all": "See the whole portfolio",
  "cases.previous": "Previous case study",
  "cases.next": "Next case study",

  "carousel.description": "carousel",
  "carousel.slide": "slide",
  "carousel.position": "{position} of {total}",

  "testimonials.title": "What our *clients* say.",
  "testimonials.rating": "{value} out of 5, the average of our {reviews} reviews",
  "testimonials.previous": "Previous testimonial",
  "testimonials.next": "Next testimonial",
  "testimonials.project": "See the case study",
  "testimonials.reel": "Instagram reel",
  "testimonials.reel.action": "Watch the reel",
  "testimonials.reel.newTab": "on Instagram, new tab",
  "testimonials.reel.note": "Instagram opens in a new tab; nothing is asked of it before you click.",
  "testimonials.post": "LinkedIn post",
  "testimonials.post.action": "Show the post",
  "testimonials.post.note":
    "It comes from LinkedIn: on click your browser contacts that service, and no other.",
  "testimonials.post.title": "LinkedIn post by {author}",
  "testimonials.post.back": "Back to the home page",

  "blog.title": "Three tips *for this week*.",
  "blog.text": "Each takes thirty seconds to read, and works with us or without.",
  "blog.cybersecurity": "Cybersecurity",
  "blog.productivity": "Productivity",
  "blog.design": "Design",

  "closing.badge": "An answer within 24 hours",
  "closing.title": "Three lines are *enough*.",
  "closing.text":
    "Tell us what you do and what is missing. An advisor answers with a frank opinion and a next step.",
  "closing.action": "Talk about my project",
  "closing.portrait": "Portrait drawn in contour lines",
  "closing.founder": "Founder",
} as const satisfies Record<keyof typeof french, string>;
