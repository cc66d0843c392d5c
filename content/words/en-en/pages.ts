import type { pages as french } from "../fr-fr/pages.ts";

/** The short pages: entry, thank-you, under construction, errors, networking. */
export const pages = {
  "entry.title": "Choose your language",
  "entry.french": "Français (France et Caraïbe)",
  "entry.english": "English (International)",

  "thankYou.title": "Your request is *in*.",
  "thankYou.lead": "Your request is saved. An advisor will contact you within 24 hours.",
  "thankYou.next.title": "What happens next",
  "thankYou.next.1": "You receive a confirmation by email.",
  "thankYou.next.2": "An advisor reads your request and prepares an answer.",
  "thankYou.next.3": "They call or write to you, within 24 hours.",
  "thankYou.portfolio": "See the portfolio",
  "thankYou.home": "Back to the home page",

  "construction.title": "Service available soon",
  "construction.text":
    "This page is being prepared. The service already exists: tell us what you are looking for, an advisor answers within 24 hours.",
  "construction.contact": "Talk to us about it",
  "construction.services": "See all services",
  "construction.direct": "Without waiting for this page",
  "construction.chat": "Chat",
  "construction.chat.message": "Hello, I would like to know more about one of your services.",
  "construction.mail": "Write",
  "construction.mail.subject": "Question about a service",
  "construction.seo.title": "SEO: available soon",
  "construction.seo.text":
    "SEO writing for up to 5 key pages, on-page optimisation of 10 pages, rank tracking: the full page is on its way. Meanwhile an advisor can already look at your site.",
  "construction.audit.title": "Free SEO audit: available soon",
  "construction.audit.text":
    "The audit form is being prepared. The audit itself is already free: send us your site’s address from the contact page and we will send back what we find.",
  "construction.legal.title": "Legal notice: available soon",
  "construction.legal.text":
    "The full text is being written. For any question about the publisher of this site or about your data, write to us: a person answers.",
  "construction.terms.title": "Terms and conditions: available soon",
  "construction.terms.text":
    "The document is being reviewed. You always receive our terms with the quote, before any commitment.",
  "construction.reservation.title": "Booking websites: available soon",
  "construction.reservation.text":
    "Rooms, tables, boat trips, appointments: the full page is on its way. We already design these sites, so let’s talk about yours.",
  "construction.maintenance.title": "Maintenance: available soon",
  "construction.maintenance.text":
    "Three plans, Bronze, Silver and Gold, with 2, 10 or 100 minor changes a month: the full page is on its way. Describe your site and we will point you to the right one.",
  "construction.assistance.title": "Assistance: available soon",
  "construction.assistance.text":
    "A question, a blocker, an emergency: the full page is on its way. The team already answers by phone and chat.",
  "construction.optimisation.title": "Continuous optimisation: available soon",
  "construction.optimisation.text":
    "Measure, try, keep what works, month after month: the full page is on its way. Meanwhile, let’s talk about your site’s figures.",

  "error.404.title": "This page has left the map.",
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
  "error.500.text": "It is nothing you did. Try again in a moment, or call us.",
  "error.503.title": "The service is catching its breath.",
  "error.503.text": "Try again in a moment, or call us: we take requests by phone.",
  "error.label": "Error {status}",
  "error.home": "Back to the home page",
  "error.mail.subject": "A page or form that failed",
  "error.contact": "Or reach us directly",

  "offline.title": "Out of *range*.",
  "offline.lead":
    "The site does not answer, and this page has not been opened on this device yet. It will appear by itself as soon as it can. Those that you have seen still open.",
  "offline.retry": "Try again",
  "offline.home": "Back to the home page",
  "offline.phone": "A call may still get through:",

  "article.contents": "On this page",

  "connect.title": "Let’s stay in touch.",
  "connect.lead": "Premium web agency",
  "connect.call": "Call",
  "connect.chat": "Chat on WhatsApp",
  "connect.chat.message": "Hello, we have just met.",
  "connect.mail": "Send an email",
  "connect.mail.subject": "Following up on our meeting",
  "connect.card": "Save the contact",
  "connect.site": "Visit the website",
  "connect.portfolio": "See the portfolio",
  "connect.networks": "Follow the agency",
} as const satisfies Record<keyof typeof french, string>;
