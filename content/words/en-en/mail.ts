import { figures } from "#content/figures.ts";
import { clock as clocks } from "#content/place.ts";
import { firstContactName, seoExpert } from "#content/team.ts";
import type { mail as french } from "../fr-fr/mail.ts";

const clock = clocks["en-en"];

export const mail = {
  "receipt.subject": "Your request has reached {agency}",
  "receipt.preview": `${firstContactName} will be in touch within ${figures.answerHours} hours, Monday to Friday.`,
  "receipt.title": "Thank you, we have your request.",
  "receipt.opening": "Hello,",
  "receipt.thanks":
    "Thank you for getting in touch with {agency}. If you call, give us reference {reference} and we will find your request at once.",
  "receipt.nextTitle": "What happens next",
  "receipt.next.read": "I read your request and talk it over with the team.",
  "receipt.next.contact": `I will contact you within ${figures.answerHours} hours, Monday to Friday, by phone or by email.`,
  "receipt.next.talk":
    "You talk us through your project, and we tell you how we would build it, and at what price.",
  "receipt.next.audit.when": `Within ${figures.answerHours} hours, Monday to Friday, I will tell you when to expect your audit.`,
  "receipt.next.audit": `${seoExpert}, who is in charge of SEO, looks at your site and writes to tell you what to fix first.`,
  "receipt.questionTitle": "A question before then?",
  "receipt.hours": `We answer the phone Monday to Friday, {opens} to {closes}, ${clock} ({offset}).`,
  "receipt.phone": "Phone",
  "receipt.email": "Email",
  "receipt.reply": "Or simply reply to this message.",
  "receipt.closing": "Talk soon,",
  "receipt.signature": `${firstContactName}, for the {agency} team`,
  "receipt.why":
    "You are receiving this because someone entered this address in the form on {site}. If that was not you, reply to say so and we will erase the request. Your details are used to answer you and to follow up your request; to have them erased, ask us in a reply to this message.",

  "quote.subject": "Your indicative quote {number} from {agency}",
  "quote.preview": "{total}: {amount}. The full document is attached as a PDF.",
  "quote.title": "Here is your indicative quote.",
  "quote.thanks":
    "Thank you for considering {agency} for your website. Here is your indicative quote {number}, just as you configured it. The full document is attached to this message as a PDF. Our list prices hold until {date}.",
  "quote.next.contact": `I will contact you within ${figures.answerHours} hours, Monday to Friday, by phone or by email.`,
  "quote.next.adjust":
    "We adjust the quote together: options to add or remove, and the price of those still on request.",
  "quote.next.sign":
    "You receive the confirmed quote, accept it online, pay the deposit and send us your content. We start on the date set in the confirmed quote.",
  "quote.net": "{title}, excl. VAT",
  "quote.why":
    "You are receiving this because someone entered this address in the quote configurator on {site}. If that was not you, reply to say so and we will erase the request. Your details are used to draw up this quote and to follow it up with you; to have them erased, ask us in a reply to this message.",

  "typed.addresses":
    "Brackets are added to addresses, so that they do not become links. The page of the request shows the text as it was written.",
  "notice.quote.subject": "Quote requested ({amount} excl. VAT): {request}, {number}",
  "notice.quote.title": "New quote request",
  "notice.quote.number": "Indicative quote",
  "notice.quote.sent": "The PDF attached is the visitor's document, in their language.",
  "notice.subject": "New request: {project} ({reference})",
  "notice.title": "New request",
  "notice.preview": `The visitor expects an answer within ${figures.answerHours} hours, Monday to Friday.`,
  "notice.promise": `The site promised an answer by {due}, ${clock}.`,
  "notice.received": `Received on {date}, ${clock}.`,
  "notices.subject": "{count} new requests",
  "notices.intro":
    "Many requests are arriving in a short time: those that were waiting are in this message, and the next one leaves in {minutes} minutes at the earliest.",
  "notice.answer": "Reply by email",
  "notice.call": "Call",
  "notice.empty": "not given",
  "notice.reference": "Reference of the request",
  "notice.language": "Visitor's language",
  "notice.language.fr-fr": "French",
  "notice.language.en-en": "English",
  "notice.visit": "Came from",
  "notice.oddAddress":
    "The email address given is unusual: no receipt was sent, and Reply does not use it. Check it before you write.",
  "notice.unreadAddress":
    "Nobody reads the email address given (noreply@, postmaster@ and the like), or it is one of yours: no receipt was sent.",
  "notice.noReceipt":
    "This visitor was sent no receipt: the site had already sent as many as it allows itself, in all, to that network or to that person. Write to them yourself, with the quote attached if they asked for one.",
  "notice.quarantine":
    "In quarantine (suspected robots): {count}. The command “npm run leads -- list” shows them, “npm run leads -- release REFERENCE” lets one through.",

  "field.firstName": "First name",
  "field.lastName": "Last name",
  "field.name": "Name",
  "field.company": "Company",
  "field.email": "Email",
  "field.phone": "Phone",
  "field.site": "Site",
  "field.project": "Project",
  "field.budget": "Budget",
  "field.message": "Message",

  "notice.open": "Open the request",

  "due.subject": "Request not answered yet, promised by {due} ({reference})",
  "due.title": "A request is waiting for your answer",
  "due.preview": "Received on {received}. Answer promised by {due}.",
  "due.since": `Received on {received}. Answer promised by {due} (${clock}).`,
  "due.why": "This reminder is sent because nothing is marked on the request's page.",

  "confirmed.subject": "Quote {number} from {agency}, open until {date}",
  "confirmed.subject.replacing": "Quote {number} from {agency}: version {version} replaces version {earlier}",
  "confirmed.title": "Your quote is ready.",
  "confirmed.title.replacing": "Your quote has a new version.",
  "confirmed.preview": "{total}: {amount}. Valid until {date}.",
  "confirmed.intro":
    "Here is your quote {number} from {agency}. The full document is attached to this message as a PDF.",
  "confirmed.until": "You can accept it online, in two steps, up to and including {date}.",
  "confirmed.open": "View and accept the quote",
  "confirmed.personal":
    "Anyone who has this address can respond to the quote in your place: share it only with someone who is authorised to bind your company.",
  "confirmed.questionTitle": "Any questions?",
  "confirmed.question": "Reply to this message or call us.",
  "confirmed.why": "You are receiving this because you asked {agency} for a quote on {site}.",
  "confirmed.subjectLabel": "For",
  "confirmed.net": "Total excl. VAT",
  "confirmed.vat": "VAT at {rate}%",
  "confirmed.gross": "Total incl. VAT",
  "confirmed.deposit.transferred": "Deposit {tax}, by bank transfer",
  "confirmed.deposit.invoiced": "Deposit {tax}, on receipt of the invoice",
  "confirmed.instalments": "Then {count} monthly instalments {tax}, {from} to {to}",
  "confirmed.instalments.equal": "{amount} each",
  "confirmed.instalments.last": "{count} of {amount}, then {last}",
  "confirmed.balance": "Balance {tax}, on delivery planned for {date}",
  "confirmed.monthly": "In addition, subscriptions each month, {tax}",
  "confirmed.yearly": "In addition, subscriptions each year, {tax}",

  "ending.subject": "Your quote {number} is valid until {date}",
  "ending.title": "Your quote is waiting for your answer.",
  "ending.intro":
    "We sent you quote {number} on {issued}. You can accept it up to and including {date}; after that, it will need updating.",
  "ending.changed": "If your plans have changed, tell us on the same page.",
  "ending.why":
    "You are receiving this reminder, the only one, because you asked {agency} for a quote on {site}.",

  "code.subject": "Your code to accept quote {number}",
  "code.title": "Your code",
  "code.preview": "Valid for {minutes} minutes.",
  "code.intro":
    "Somebody is about to accept quote {number} from {agency}. If that is you, enter this code on the quote's page.",
  "code.label": "Code",
  "code.valid": "It is valid for {minutes} minutes. A code asked for later replaces it.",
  "code.secret":
    "Give it to nobody else, not even to us. If you asked for nothing, reply to this message: without this code, the quote cannot be accepted.",
  "code.why": "You are receiving this code because it was asked for on the page of quote {number}.",

  "deposit.subject": "Deposit received: quote {number}",
  "deposit.title": "Your deposit has arrived",
  "deposit.preview": "{amount}, received on {date}.",
  "deposit.intro":
    "On {date} we received the deposit of {amount} for quote {number}. Thank you. Its invoice comes separately.",
  "deposit.next": "Work starts on {start}. Please send us the content that you supply before then.",
  "deposit.open": "See the quote",

  "answer.subject": "Answer to your question: quote {number}",
  "answer.title": "Our answer",
  "answer.intro": "{agency} has answered your question about quote {number}.",
  "answer.text": "The answer",
  "answer.open": "See the questions and answers",
  "answer.why": "You are receiving this message because you asked a question about quote {number}.",

  "accepted.subject": "Quote {number} accepted",
  "accepted.title": "Quote accepted",
  "accepted.preview": `Accepted on {moment}, ${clock}.`,
  "accepted.client.intro":
    "Thank you. You have accepted quote {number} from {agency}. The document is attached to this message as a PDF.",
  "accepted.client.deposit":
    "The deposit of {amount} {tax} is payable on receipt of the invoice, which we are sending you with our bank details.",
  "accepted.client.deposit.offPremises":
    "The deposit of {amount} {tax} is invoiced from the eighth day after your acceptance, with our bank details.",
  "accepted.client.transfer":
    "The deposit of {amount} {tax} is payable now, by bank transfer, with the reference below. Its invoice follows your payment. The QR code on the quote's page fills in the transfer in your banking app.",
  "accepted.client.transfer.from":
    "The deposit of {amount} {tax} is payable from {date}, not before, by bank transfer, with the reference below. Its invoice follows your payment.",
  "accepted.client.keep":
    "Keep this message with the PDF: the fingerprint lets anyone check that the document has not changed.",
  "accepted.proof": "Proof of the acceptance (PDF)",
  "accepted.client.why":
    "You are receiving this because quote {number} was accepted on its page, whose address was sent to you. If that was not you, reply to this message without delay.",
  "accepted.agency.intro":
    "Quote {number} is accepted. The accepted document is attached as a PDF, and the client gets a copy.",
  "accepted.agency.subject": "Quote {number} accepted ({amount} {tax})",
  "accepted.agency.todo": "To do: the deposit invoice of {amount} {tax}.",
  "accepted.agency.todo.offPremises":
    "To do: the deposit invoice of {amount} {tax}, no earlier than the eighth day after acceptance.",
  /** Where the quote names an account. */
  "accepted.agency.transfer":
    "To do when the transfer of the deposit of {amount} {tax} arrives (reference {number}): its invoice.",
  "accepted.agency.transfer.offPremises":
    "The client pays the deposit of {amount} {tax} from the eighth day after acceptance (reference {number}). To do when it arrives: its invoice.",
  "accepted.agency.won": "The request is marked as won.",
  "accepted.agency.why": "You are receiving this copy as proof of the acceptance.",
  "accepted.number": "Quote",
  "accepted.client": "Client",
  "accepted.at": "Accepted on",
  "accepted.moment": `{moment}, ${clock} ({offset})`,
  "accepted.name": "By",
  "accepted.capacity": "Position",
  "accepted.mention": "Statement",
  "accepted.hash": "SHA-256 fingerprint of the PDF",

  "accepted.client.withdraw":
    "You can withdraw until the end of {date}, without giving a reason, with the button below.",

  "withdrawn.client.subject": "Acknowledgement of your withdrawal: quote {number}",
  "withdrawn.client.title": "Your withdrawal is recorded.",
  "withdrawn.client.intro":
    "We have received your withdrawal from the contract of quote {number} from {agency}. The contract has ended.",
  "withdrawn.client.keep": "Keep this message: it says what you stated, and when we received it.",
  "withdrawn.client.why":
    "You are receiving this acknowledgement because the withdrawal was confirmed on the page of quote {number}. If that was not you, reply to this message without delay.",
  "withdrawn.preview": `Received on {moment}, ${clock}.`,
  "withdrawn.at": "Withdrawal received on",
  "withdrawn.name": "Name",
  "withdrawn.email": "Acknowledgement sent to",
  "withdrawn.statement": "Statement",
  "withdrawn.agency.subject": "Client's withdrawal: quote {number}",
  "withdrawn.agency.title": "The client has withdrawn",
  "withdrawn.agency.intro":
    "The client has withdrawn from the contract of quote {number}. The contract has ended: stop all work.",
  "withdrawn.agency.refund":
    "To do: refund the deposit of {amount}, received on {received}, by {date} at the latest (article L221-24 of the French Consumer Code).",
  "withdrawn.agency.unpaid": "No deposit is recorded. If one arrives, refund it.",
  "withdrawn.agency.lost": "The request is marked as lost.",
  "withdrawn.agency.why": "You are receiving this because the client confirmed the withdrawal online.",

  "declined.subject": "Quote {number} declined",
  "declined.title": "Quote declined",
  "declined.intro": `The client declined quote {number} on {moment}, ${clock}.`,
  "declined.reason": "Their message",
  "declined.none": "They did not say why.",
  "declined.why": "The request is marked as lost.",

  "damaged.subject": "Damaged PDF: quote {number}",
  "damaged.title": "The PDF of a quote is damaged",
  "damaged.intro":
    "The stored PDF of quote {number} is no longer the one that you confirmed. It is no longer sent or shown, and the client cannot accept this quote: their page asks them to call you.",
  "damaged.todo":
    "Restore a backup in which it is intact. If the quote is not accepted yet, you can also confirm a new version.",
  "damaged.why": "This message is sent only once for this document.",

  "quarantine.subject": "Requests held: suspected robots",
  "quarantine.title": "Requests held in quarantine",
  "quarantine.intro":
    "The site has held new requests that look like a robot's: their senders got no message, and neither did you. Check that none is a client's.",
  "quarantine.why": "This message is sent at most once a working day, if there are newly held requests.",

  "question.subject": "Question about quote {number}",
  "question.title": "A client's question",
  "question.intro": `Asked on {moment}, ${clock}, on the page of quote {number}.`,
  "question.text": "Their question",
  "question.why": "If you reply to this message, your answer goes to the client.",
} as const satisfies Record<keyof typeof french, string>;
