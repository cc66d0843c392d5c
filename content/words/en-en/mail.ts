import { figures } from "#content/figures.ts";
import { firstContact, firstContactName } from "#content/team.ts";
import type { mail as french } from "../fr-fr/mail.ts";

export const mail = {
  "receipt.subject": "Your request has reached {agency}",
  "receipt.preview": `${firstContactName} will be in touch within ${figures.answerHours} hours.`,
  "receipt.title": "Thank you, we have your request.",
  "receipt.opening": "Hello,",
  "receipt.thanks":
    "Thank you for considering {agency} for your project. If you call, give us reference {reference} and we will find your request at once.",
  "receipt.nextTitle": "What happens next",
  "receipt.next.read": `${firstContact} reads your request and talks it over with the team.`,
  "receipt.next.contact": `${firstContact} contacts you within ${figures.answerHours} hours, by phone or by email.`,
  "receipt.next.talk":
    "You talk us through your project, and we tell you how we would build it, and at what price.",
  "receipt.questionTitle": "A question before then?",
  "receipt.hours": "We answer the phone Monday to Friday, {opens} to {closes}, Martinique time (UTC−4).",
  "receipt.phone": "Phone",
  "receipt.email": "Email",
  "receipt.reply": "Or simply reply to this message.",
  "receipt.closing": "Talk soon,",
  "receipt.signature": `${firstContactName}, for the {agency} team`,
  "receipt.why":
    "You are receiving this because someone entered this address in the form on {site}. If that was not you, reply to say so and we will erase the request. Your details are used only to contact you; a reply to this message is enough to have them erased.",

  "quote.subject": "Your quote {number} from {agency}",
  "quote.preview": "{total}: {amount}. The full document is attached as a PDF.",
  "quote.title": "Here is your quote.",
  "quote.thanks":
    "Thank you for considering {agency} for your website. Here is quote {number}, just as you configured it. The full document is attached to this message as a PDF; it is valid until {date}.",
  "quote.next.contact": `${firstContact} contacts you within ${figures.answerHours} hours, by phone or by email.`,
  "quote.next.adjust":
    "You adjust the quote together: you add, you take out, and we price what still has to be priced.",
  "quote.next.sign": "We confirm the quote, you sign it, and we start.",
  "quote.why":
    "You are receiving this because someone entered this address in the quote configurator on {site}. If that was not you, reply to say so and we will erase the request. Your details are used only to prepare this quote and to contact you; a reply to this message is enough to have them erased.",

  "notice.quote.subject": "Quote requested ({amount}): {request}, {number}",
  "notice.quote.title": "New quote request",
  "notice.quote.number": "Quote",
  "notice.quote.sent": "The PDF attached is the visitor's document, in their language.",
  "notice.subject": "New request: {project} ({reference})",
  "notice.title": "New request",
  "notice.preview": `The visitor expects an answer within ${figures.answerHours} hours.`,
  "notice.promise": `The site promised an answer within ${figures.answerHours} hours.`,
  "notice.received": "Received on {date}, Martinique time.",
  "notice.answer": "Reply by email",
  "notice.call": "Call",
  "notice.empty": "not given",
  "notice.reference": "Reference",
  "notice.language": "Visitor's language",
  "notice.language.fr-fr": "French",
  "notice.language.en-en": "English",
  "notice.visit": "Came from",
  "notice.oddAddress":
    "The email address given is unusual: no receipt was sent, and Reply does not use it. Check it before you write.",
  "notice.noReceipt":
    "This visitor was sent no receipt: the site had already sent as many as it allows itself. Write to them yourself, with the quote attached if they asked for one.",
  "notice.quarantine":
    "In quarantine (suspected robots): {count}. The command “npm run leads -- list” shows them, “npm run leads -- release REFERENCE” lets one through.",

  "field.firstName": "First name",
  "field.lastName": "Last name",
  "field.name": "Name",
  "field.company": "Company",
  "field.email": "Email",
  "field.phone": "Phone",
  "field.project": "Project",
  "field.budget": "Budget",
  "field.message": "Message",
} as const satisfies Record<keyof typeof french, string>;
