import { figures } from "#content/figures.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact, seoExpert } from "#content/team.ts";
import type { pages as french } from "../fr-fr/pages.ts";

const { inHere, inRegion } = placeWords["en-en"];

/** The short pages: entry, thank-you, errors, networking. */
export const pages = {
  "entry.title": "Choose your language",
  "entry.french": `Français (France et ${placeWords["fr-fr"].regionName})`,
  "entry.english": "English (International)",

  "thankYou.title": "Thank you, we have *your request*.",
  "thankYou.lead": `${firstContact} will contact you within ${figures.answerHours} hours, Monday to Friday, by phone or by email.`,
  "thankYou.next.title": "What happens next",
  "thankYou.next.1": "You receive a confirmation by email.",
  "thankYou.next.withheld": "Your request is recorded; no confirmation email will be sent this time.",
  "thankYou.next.2": `${firstContact} reads your request and talks it over with the team.`,
  "thankYou.next.3": `You get a call or a message, then, for a project, a quote to accept online${ifOffered("audit", `; for an audit, ${seoExpert} writes to you with what to fix`)}.`,
  "thankYou.portfolio": "See our portfolio",
  "thankYou.home": "Back to the home page",

  "error.404.title": "This page cannot be found.",
  "error.404.text": "The page you are looking for does not exist or has moved.",
  "error.400.title": "That request is incomplete.",
  "error.400.text": "Go back and send the form again, or write to us by email.",
  "error.405.title": "This address does not take that kind of request.",
  "error.405.text": "Go back to the page and use its form.",
  "error.403.title": "This request comes from another site.",
  "error.403.text": "For safety, we only accept forms sent from our own pages.",
  "error.413.title": "That is too large to send.",
  "error.413.text": "Go back: your text is still there. Shorten it, or send it by email.",
  "error.414.title": "This address is too long.",
  "error.414.text": "The link may have been copied wrongly. Start again from the home page.",
  "error.415.title": "That format is not supported.",
  "error.415.text": "Use the form on the page, or write to us by email.",
  "error.429.title": "Too many requests at once.",
  "error.429.text":
    "Try again in a few seconds. If you were sending a form, go back: your text is still there.",
  "error.500.title": "Something broke on our side.",
  "error.500.text": "You did nothing wrong. Try again in a moment, or call us.",
  "error.503.title": "The site cannot answer right now.",
  "error.503.text": "Try again in a moment, or call us: we take requests by phone.",
  "error.label": "Error {status}",
  "error.home": "Back to the home page",
  "error.services": "See our services",
  "error.mail.subject": "A page or form that failed",
  "error.contact": "We also answer by phone and by email:",

  "offline.title": "You are *offline*.",
  "offline.lead":
    "You have no connection, and this page has not been opened on this device yet. It will appear as soon as the connection is back. Pages that you have already visited will still open.",
  "offline.retry": "Try again",
  "offline.home": "Back to the home page",
  "offline.phone": "You can still call us:",

  "embed.map": "Map not showing? Open it on OpenStreetMap",
  "embed.post": "Post not showing? Read it on LinkedIn",

  "article.contents": "On this page",

  "connect.title": "Let’s stay in touch.",
  "connect.lead": `Websites for businesses ${inHere} and ${inRegion}`,
  "connect.call": "Call",
  "connect.chat": "Chat on WhatsApp",
  "connect.chat.message": "Hello, we have just met.",
  "connect.mail": "Send an email",
  "connect.mail.subject": "Following up on our meeting",
  "connect.card": "Save our contact details",
  "connect.site": "Visit the website",
  "connect.portfolio": "See our portfolio",
  "connect.networks": "Follow the agency",
} as const satisfies Record<keyof typeof french, string>;
