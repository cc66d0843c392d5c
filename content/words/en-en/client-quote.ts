import { figures } from "#content/figures.ts";
import { clock as clocks } from "#content/place.ts";
import { firstContactName } from "#content/team.ts";
import type { clientQuote as french } from "../fr-fr/client-quote.ts";

const clock = clocks["en-en"];

export const clientQuote = {
  title: "Quote {number}",
  issued: "Issued on {date}, version {version}",
  pdf: "The quote as a PDF ({size} KB)",

  "cover.for": "For {client}",
  "cover.net": "{net} excl. VAT, {vat}",
  "cover.answers": "{person} answers your questions",

  "bar.once": "in all, {tax}",
  "bar.monthly": "per month, {tax}",
  "bar.yearly": "per year, {tax}",

  "calendar.title": "Timeline",

  "party.from": "From",
  "party.to": "For",
  "party.siret": "SIRET {number}",
  "party.siren": "SIREN {number}",

  "date.start": "Work starts",
  "date.delivery": "Planned delivery",
  "date.until": "Valid until",

  "lines.title": "What this quote covers",
  "lines.once": "Services",
  "lines.monthly": "Every month",
  "lines.yearly": "Every year",
  "lines.count": "{quantity} × {amount} excl. VAT",
  "lines.amount.once": "{amount} excl. VAT",
  "lines.amount.monthly": "{amount} excl. VAT / month",
  "lines.amount.yearly": "{amount} excl. VAT / year",
  "lines.term": "Minimum term: {months} months.",
  "lines.option": "Optional",
  "lines.option.chosen": "Option, included in the total",
  "lines.option.offered": "Option, not included in the total",

  "options.hint": "Tick the options you want: the total, the deposit and the payments follow.",
  "options.total": "With your choice",
  "options.recalculate": "Recalculate",
  "options.taken": "Options chosen",
  "options.left": "Options not chosen",
  "options.mail":
    "This quote has options, which you tick on its page. The amounts include those that are already ticked there.",

  "total.before": "Subtotal excl. VAT",
  "total.discount": "{percent}% discount",
  "total.net": "Total excl. VAT",
  "total.vat": "VAT at {rate}% ({place})",
  "total.gross": "Total incl. VAT",
  "total.monthly.net": "Per month, excl. VAT",
  "total.monthly.gross": "Per month, incl. VAT",
  "total.yearly.net": "Per year, excl. VAT",
  "total.yearly.gross": "Per year, incl. VAT",
  "tax.included": "incl. VAT",
  "tax.none": "excl. VAT",

  "payment.title": "Payment",
  "payment.deposit": "{percent}% deposit",
  "payment.deposit.transferred": "by bank transfer",
  "payment.deposit.invoiced": "on receipt of the invoice",
  "payment.balance": "Balance",
  "payment.balance.when": "on delivery, planned for {date}",
  "payment.one": "Instalment",
  "payment.last": "Last instalment",
  "payment.many": "Each of the {count} monthly instalments",
  "payment.from": "{from} to {to}",
  "payment.on": "on {date}",
  "payment.all": "See every due date",

  "transfer.title": "Pay the deposit by bank transfer",
  "transfer.amount": "Amount",
  "transfer.holder": "Account holder",
  "transfer.iban": "IBAN",
  "transfer.bic": "BIC",
  "transfer.reference": "Reference",
  "transfer.code": "QR code of the deposit's transfer",
  "transfer.scan": "Scan it with your banking app, and check before you confirm.",
  "transfer.invoice": "Please give the reference. The deposit invoice follows your payment.",
  "transfer.received": "We received your deposit on {date}. Thank you.",
  "transfer.later": "The deposit is payable from {date}, not before: the bank details will be here.",
  "transfer.document":
    "Once the quote is accepted, with this reference. The QR code opens in your banking app.",
  "transfer.document.offPremises": "From the eighth day after acceptance, with this reference.",

  "terms.title": "Terms",
  "terms.special": "Special terms",
  "terms.link": "Read the terms and conditions",

  "state.waiting": "You can accept or decline this quote until the end of {date}.",
  "state.expired": "This quote has expired",
  "state.expired.text":
    "It could be accepted until {date}. Ask us for a new one below: we will update it and send you a new link.",
  "state.replaced": "This quote has been replaced",
  "state.replaced.text": "There is a newer version. Ask us for its link below.",
  "state.accepted": "Quote accepted",
  "state.accepted.text": `Accepted on {date} (${clock}) by {name}, {capacity}.`,
  "state.accepted.hash": "SHA-256 fingerprint of the accepted PDF",
  "state.accepted.next": "What happens next",
  "state.accepted.copy": "A copy of your acceptance is on its way by email, with the PDF.",
  "state.accepted.deposit":
    "The deposit of {amount} {tax} is payable on receipt of the invoice, which {agency} sends you with its bank details.",
  "state.accepted.start": "Before {date}, when work is due to start, send us the content that you supply.",
  "state.declined": "Quote declined",
  "state.declined.text": `You declined it on {date} (${clock}). If you change your mind, write to us below.`,
  "state.declined.reason": "Your message",

  "state.damaged": "The PDF of this quote is damaged",
  "state.damaged.text":
    "For the moment it can be neither opened nor accepted, and the agency knows about it. Call us, or write to us below.",

  "refused.damaged": "Your answer was not recorded.",
  "refused.waiting":
    "Your answer was not recorded: the quote has changed in the meantime. Here is the current version.",
  "refused.expired": "Your answer was not recorded: this quote has expired.",
  "refused.replaced": "Your answer was not recorded: a newer version has replaced this quote.",
  "refused.accepted": "This quote was already accepted. Nothing has changed.",
  "refused.declined": "This quote was already declined. Nothing has changed.",

  "changes.title": "This quote replaces another",
  "changes.replaces":
    "Version {earlier} of {date} is replaced by this version {version}. Only version {version} can be accepted.",
  "changes.since": "What has changed since version {earlier}",
  "changes.between": "What had changed from version {earlier} to version {version}",
  "changes.added": "Added: {label}, {amount}",
  "changes.added.option": "Added as an option: {label}, {amount}",
  "changes.removed.option": "Option removed: {label}, {amount}",
  "changes.inclusion.fixed": "{label}: no longer an option",
  "changes.inclusion.chosen": "{label}: now an option, included in the total",
  "changes.inclusion.offered": "{label}: now an option, not included in the total",
  "changes.removed": "Removed: {label}, {amount}",
  "changes.renamed": "{before} is now called {after}",
  "changes.details": "{label}: its details change",
  "changes.amount": "{label}: {after} instead of {before}",
  "changes.total.once": "Total {tax}: {after} instead of {before}",
  "changes.total.monthly": "Per month, {tax}: {after} instead of {before}",
  "changes.total.yearly": "Per year, {tax}: {after} instead of {before}",
  "changes.discountPercent": "Discount: {after}% instead of {before}%",
  "changes.depositPercent": "Deposit: {after}% instead of {before}%",
  "changes.instalments": "Monthly instalments: {after} instead of {before}",
  "changes.subscriptionMonths": "Minimum term of subscriptions: {after} months instead of {before}",
  "changes.startOn": "Start of the work: {after} instead of {before}",
  "changes.deliverOn": "Delivery: {after} instead of {before}",
  "changes.vatPlace": "Place for VAT: {after} instead of {before}",
  "changes.client": "The client's details change",
  "changes.terms": "The special terms change",
  "changes.withdrawal": "The right of withdrawal changes",
  "changes.none": "The services, amounts and terms stay the same.",

  mention: "Bon pour accord (approved)",
  "accept.title": "Accept this quote",
  "accept.intro": "The next step sums up what you accept.",
  "accept.name": "Your full name",
  "accept.capacity": "Your position",
  "accept.capacity.hint": "Owner, director, managing partner…",
  "accept.mention":
    "{mention}: I accept this quote and the terms and conditions, and I am authorised to bind {client}.",
  "accept.submit": "Accept this quote",

  "confirm.title": "You are about to accept this quote",
  "confirm.quote": "Quote",
  "confirm.amount": "Amount {tax}",
  "confirm.monthly": "In addition, every month, {tax}",
  "confirm.yearly": "In addition, every year, {tax}",
  "confirm.client": "On behalf of",
  "confirm.name": "By",
  "confirm.mention": "Statement",
  "confirm.evidence":
    "Your acceptance is an order. As evidence we keep the time, your IP address and the fingerprint of the PDF.",
  "confirm.deposit": "The order is firm once the deposit is paid.",
  "confirm.privacy": "How we handle your data",
  "confirm.submit": "Confirm and accept",
  "confirm.back": "Go back",

  "decline.title": "Decline this quote",
  "decline.reason": "Why you are declining",
  "decline.hint": "The price, the dates, another provider: your answer helps us.",
  "decline.submit": "Decline this quote",

  "ask.title": "Ask a question",
  "ask.title.renew": "Ask for a new quote",
  "ask.label": "Your question",
  "ask.label.renew": "Your message",
  "ask.promise": `${firstContactName} will answer within ${figures.answerHours} hours, Monday to Friday.`,
  "ask.submit": "Send",
  "ask.sent": "Your question is on its way",
  "ask.sent.renew": "Your message is on its way",
  "ask.tooMany":
    "You have already sent several messages today. Your text is still here: call us, or write to {email}.",
  "ask.direct": "Prefer to talk? Call",

  optional: "optional",
  "error.capacityRequired": "Your position is required",
  "error.mentionRequired": "Tick the statement to accept the quote",
  "error.questionRequired": "Write your message before sending it",

  "unavailable.title": "The service is unavailable for the moment",
  "unavailable.text": "Nothing is lost. Please try again in a minute.",
  "unavailable.kept":
    "What you wrote is not saved yet, but this page has kept it. Please try again in a minute.",
  "unavailable.again": "Try again",

  "gone.title": "This link no longer leads to a quote",
  "gone.text":
    "It has expired, or another link has replaced it. Open the latest email from {agency}, or ask us for a new link.",
} as const satisfies Record<keyof typeof french, string>;
