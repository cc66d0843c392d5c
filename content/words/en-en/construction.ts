import { formatHour, formatNetPrice } from "#app/i18n/formats.ts";
import { warranty } from "#content/faq/shared.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { optionPrice } from "#content/option-price.ts";
import { clock as clocks, placeWords } from "#content/place.ts";
import { floors } from "#content/price-floors.ts";
import { firstContact, seoExpert } from "#content/team.ts";
import type { construction as french } from "../fr-fr/construction.ts";

const { inHere, inRegion } = placeWords["en-en"];

const clock = clocks["en-en"];

const { maintenance, writtenPages, optimisedPages, blogMonths, answerHours, contractMonths } = figures;
const opens = formatHour(identity.openingHours.opens, "en-en");
const closes = formatHour(identity.openingHours.closes, "en-en");
const website = formatNetPrice(floors.website, "en-en");

/** Services whose detailed page is not there yet: what each holds, for whom, from what price. */
export const construction = {
  price: "Price",
  "price.seo": `one-off work from {price} excl. VAT; blog ${optionPrice("blog_seo", "en-en")} a year`,
  "price.month": "from {price} excl. VAT a month",
  "price.heatmaps": "{price} excl. VAT a month for heatmaps",
  "line.oneOff": "{price} excl. VAT",
  "line.monthly": `{price} excl. VAT a month, for at least ${contractMonths} months`,
  "line.yearly": "{price} excl. VAT a year, renewed each year, one month's notice",
  "line.needs": "Requires the {option} option ({price}), unless your site already has it.",
  "price.free": "free",
  "price.onQuote": "on request",
  "price.booking": "site from {price} excl. VAT, calendar priced on request",
  "price.perJob":
    "questions free; repairs and emergencies included in maintenance (from {price} excl. VAT a month), otherwise quoted",
  time: "Lead time",
  "time.value": "{from} to {to} months",
  for: "For",
  answer: "Reply",
  "answer.value": `within ${answerHours} h on weekdays`,
  action: "Write to us",
  "form.title": "Your request",
  message: "Your message",
  contents: "What the service includes",
  "contents.choice": "Choose what you need",
  services: "See all services",

  title: "Service available soon",
  "service.title": "{service}: service available soon",
  text: `In the meantime our team provides all our services on request, ${inHere} and ${inRegion}: ${listed("en-en", `websites from ${website}`, "online shops", ifOffered("reservation", "booking"), ifOffered("seo", "SEO"), ifOffered("maintenance", "maintenance"))}. Tell us what you need, and ${firstContact} will reply within ${answerHours} hours on weekdays.`,
  direct: "By phone, WhatsApp or email",
  chat: "WhatsApp",
  "chat.action": "Send a message",
  "chat.message": "Hello, I would like to know more about one of your services.",
  mail: "Email",
  "mail.subject": "Question about a service",

  "seo.title": "SEO",
  "seo.text": `Your customers search Google for what you sell, ${inHere} and ${inRegion}: we prepare your pages so that people find you more easily. In the meantime our team provides it on request: write to us today for a quote.`,
  "seo.for": "a new site, or one already online",
  "seo.contents.1": `Up to ${optimisedPages} pages optimised (titles, text, pictures, links), including up to ${writtenPages} key pages that we write, with the words your customers type.`,
  "seo.contents.2": "The technical side that Google inspects: speed, sitemap, structured data.",
  "seo.contents.3": `A blog on your site, with an article every ${blogMonths} months.`,

  "audit.title": "Free SEO audit",
  "audit.text":
    "Give us the address of your site and we will email you what to fix first. In the meantime our team does them on request: ask for yours today, free and with no obligation.",
  "audit.for": `any site online, ${inHere} and ${inRegion}`,
  "audit.answer": "First contact",
  "audit.contents.1": "What Google reads on your pages, and what it misses.",
  "audit.contents.2": "The fixes to make, the most urgent first.",
  "audit.contents.3": `An answer written by ${seoExpert}, who is in charge of SEO; ${firstContact} tells you when to expect it.`,
  "audit.message": "Your questions",
  "audit.action": "Request my audit",

  "reservation.title": "Booking websites",
  "reservation.text": `Customers book a table, a room or a boat trip at any hour, ${inHere} and ${inRegion}, and your calendar updates itself. In the meantime our team builds these sites on request: write to us today for a quote.`,
  "reservation.for": "hotels, restaurants, tour operators and businesses that work by appointment",
  "reservation.contents.1":
    "Customers book an available slot from their phone; the booking is confirmed at once, or once you approve it.",
  "reservation.contents.2":
    "A calendar that you keep yourself, dates and rates included, up to date after every booking. We train your team.",
  "reservation.contents.3": "A reminder sent to each customer ahead of their visit.",

  "reservation.questions": "Price, lead time, payment, calendar",
  "reservation.work": "Booking websites *at work*",

  "maintenance.title": "Maintenance",
  "maintenance.text":
    "Your site stays updated and monitored, and we make your minor changes every month. In the meantime our team provides it on request: write to us today for a quote.",
  "maintenance.for": `a new site, or one already online, ${inHere} and ${inRegion}`,
  "maintenance.contents.1":
    "Hosting, updates, security, monitoring, backups that are checked and restored when needed, repairs, and emergencies 7 days a week.",
  "maintenance.contents.2": `Your minor changes (opening hours, a photo, a price): ${maintenance.bronze} a month with Bronze, ${maintenance.silver} with Silver, ${maintenance.gold} with Gold.`,
  "maintenance.contents.3": `A monthly price fixed for ${contractMonths} months. The contract then renews each month; either of us can end it at the end of the first ${contractMonths} months, or of any later month, with one month's notice.`,

  "assistance.title": "Assistance",
  "assistance.text": `A question, a problem, an emergency: ${inHere} and ${inRegion}, someone on the team who knows your site answers. In the meantime our team provides it on request: call us today.`,
  "assistance.for": "a site already online",
  "assistance.contents.1": `Answers to your questions, free of charge, by phone or WhatsApp, Monday to Friday, ${opens} to ${closes} (${clock}).`,
  "assistance.contents.2": "The same service at weekends, by appointment.",
  "assistance.contents.3": `Repairs and, 7 days a week, emergencies: call or write on WhatsApp. They are included in maintenance, otherwise quoted. ${warranty["en-en"]}`,

  "optimisation.title": "Continuous optimisation",
  "optimisation.text":
    "We look at where your visitors click and where they give up, then test another version of the page where you lose the most enquiries. In the meantime our team provides it on request: write to us today for a quote.",
  "optimisation.for": `a site that already has visitors, ${inHere} and ${inRegion}`,
  "optimisation.contents.1": "Heatmaps: where people click, how far they read.",
  "optimisation.contents.2":
    "A/B tests: two versions of a page are compared, and we keep the one that brings more enquiries.",
  "optimisation.contents.3": "A report on your visits and enquiries, every month or every quarter.",
} as const satisfies Record<keyof typeof french, string>;
