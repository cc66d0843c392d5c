import { figures } from "#content/figures.ts";
import { firstContactName } from "#content/team.ts";
import { placesWithoutVat } from "#content/vat.ts";
import type { quoteDocument as french } from "../fr-fr/quote-document.ts";

export const quoteDocument = {
  title: "Indicative quote",
  "file.name": "quote-{number}.pdf",
  "meta.title": "Indicative quote {number}, {agency}",
  "confirmed.meta": "Quote {number}, {agency}",
  subject: "{project}, {pack} pack, paid over {months} months",
  number: "Number",
  date: "Issued on",
  validUntil: "Valid until",
  /** Of the indicative quote, which is no offer. */
  heldUntil: "Prices held until",
  page: "{page} / {pages}",

  from: "Issued by",
  to: "Issued to",
  siret: "SIRET {number}",
  vatNumber: "VAT {number}",
  capital: "{company}, share capital {amount}",

  "lines.title": "Details",
  "lines.name": "Item",
  "lines.quantity": "Qty",
  "lines.price": "Unit price excl. VAT",
  "group.oneOff": "Building the site",
  "group.monthly": "Monthly subscriptions",
  "group.yearly": "Yearly subscriptions",
  "group.onQuote": "To be priced with you",
  /** Before the names of the included options, in the first draft of a confirmed quote. */
  "group.included": "Options included in the {pack} pack",
  "line.pack": "{project}, {pack} pack",
  "line.contract": "with a service contract",
  "line.monthly": `${figures.contractMonths} months, then renewed month by month`,
  "line.yearly": `${figures.contractMonths} months, then renewed year by year`,
  "line.included": `for ${figures.includedMonths} months from launch`,
  "price.onQuote": "On request",
  "price.monthly": "{amount} / month",
  "price.yearly": "{amount} / year",

  "total.base": "{pack} pack",
  "total.pack": "{pack} pack, excl. VAT",
  "total.options": "One-off options, excl. VAT",
  "total.discount": "{percent}% discount, excl. VAT (payment over {months} months)",
  "total.total": "Total excl. VAT",
  "total.from": "Total excl. VAT, without the pack, from",
  "total.vat": "VAT at {rate}% ({place})",
  "total.gross": "Total incl. VAT",
  "total.grossFrom": "Total incl. VAT, without the pack, from",
  "total.withVat": "{amount} incl. VAT",
  "total.perMonth": "Per month, excl. VAT",
  "total.perYear": "Per year, excl. VAT",
  "total.apart": "On top of the total",

  "payment.title": "Payment over {months} months, amounts excl. VAT",
  "payment.deposit": "{percent}% deposit",
  "payment.deposit.when": "by bank transfer, on acceptance of the confirmed quote",
  "payment.instalments": "Each of the {count} instalments",
  "payment.instalments.when": "months 1 to {count}",
  "payment.last": "Last instalment",
  "payment.last.when": "month {count}",
  "payment.monthly": "Monthly instalments",

  notice: "Indicative, to be confirmed by {agency}. Prices excl. VAT.",
  "notice.vat": `Indicative total, to be confirmed by {agency}. VAT at {rate}% ({place}): the rate depends on where the business is; none is added ${placesWithoutVat("en-en")}.`,
  "notice.untaxed": "Indicative total, to be confirmed by {agency}. {reason}",
  "notice.nature":
    "This document is not an order: an order is firm once the confirmed quote is accepted and the deposit paid.",
  "notice.onQuote": "The total does not include the items still to be priced.",
  features: "Everything in the {pack} pack",
  "terms.title": "Terms",
  "terms.nature":
    "This indicative quote, addressed to a business, is free and sums up what the client configured online. It is neither an offer nor an order: {agency} confirms it, then the client accepts the confirmed quote online. {agency} holds its list prices until {date}.",
  "terms.vat": `Prices exclude VAT, which is added at the rate that applies where the client's business is based: {rate}% {place}. None is charged ${placesWithoutVat("en-en")}.`,
  "terms.untaxed": "Prices exclude VAT. {reason}",
  /** Where the reason is no longer known. */
  untaxed: "No VAT is charged.",
  "terms.delivery":
    "A business website usually takes {from} to {to} months from the start of the work, once the deposit and the client's content are received.",
  "terms.delivery.booking":
    "A website with a booking calendar usually takes {from} to {to} months from the start of the work, once the deposit and the client's content are received.",
  "terms.delivery.shop": "The confirmed quote sets how long a website with a shop takes.",
  "terms.recurring": `Subscriptions come on top of the total and carry no discount. Unless the confirmed quote says otherwise, each runs for ${figures.contractMonths} months from launch, then renews every month or, if priced by the year, every year; the client or the agency may end it at the end of the ${figures.contractMonths} months or of any later period, with one month's notice.`,
  "terms.payment":
    "Payment: a {percent}% deposit by bank transfer, then one instalment a month for {months} months, the first due one month after the work starts.",
  /** Also the first special terms of a confirmed quote's draft. */
  "terms.excluded":
    "The domain name and hosting are not included. The client supplies the copy and the photographs that the pack and the options do not include.",
  /** With a maintenance plan. */
  "terms.excluded.hosted":
    "The domain name is not included; hosting is, in the maintenance plan. The client supplies the copy and the photographs that the pack and the options do not include.",
  "terms.late":
    "Late payment: interest at {times} times the French legal rate, and a fixed charge of {amount} for recovery costs, both owed without reminder from the day after the due date (articles L441-10 and D441-5 of the French Commercial Code).",

  "next.title": "What happens next",
  "next.text": `${firstContactName} will contact you within {hours} hours, Monday to Friday, then send you the confirmed quote to accept online.`,
  "next.onQuote": "To be priced with you: {names}.",
  "next.again": "Open this configuration online",

  "confirmed.title": "Quote",
  "confirmed.replaces": "Cancels and replaces",
  "confirmed.replaces.version": "version {version}",
  "confirmed.draft": "Preview, not valid",
  "confirmed.place": "VAT: {place} ({rate}%)",
  "confirmed.place.untaxed": "VAT: {place} (not charged)",
  "confirmed.once": "Excluding subscriptions, VAT included ({net} excl. VAT)",
  "confirmed.once.untaxed": "Excluding subscriptions, no French VAT charged",
  /** Where the quote has no subscriptions. */
  "confirmed.all": "VAT included ({net} excl. VAT)",
  "confirmed.all.untaxed": "No French VAT charged",
  "confirmed.apart": "Subscriptions, on top of the total",
  /** Below the total, where it is paid in instalments. */
  "confirmed.instalments": "Deposit {deposit} {tax}, then {count} instalments: see Payment",
  "confirmed.instalments.noDeposit": "{count} instalments: see Payment",
  "confirmed.lineTotal": "Total excl. VAT",
  "confirmed.schedule": "Amounts including VAT, payable by bank transfer, no discount for early payment.",
  "confirmed.schedule.untaxed":
    "Amounts payable by bank transfer, no French VAT charged, no discount for early payment.",
  "confirmed.schedule.invoiced.onAcceptance": "The {percent}% deposit is due on receipt of the invoice.",
  "confirmed.schedule.invoiced.offPremises":
    "The {percent}% deposit is invoiced no earlier than the eighth day after acceptance (article L221-10 of the French Consumer Code), and due on receipt of the invoice.",
  "confirmed.schedule.transferred.onAcceptance":
    "The {percent}% deposit is due on acceptance, by bank transfer; its invoice follows the payment.",
  "confirmed.schedule.transferred.offPremises":
    "The {percent}% deposit is due from the eighth day after acceptance (article L221-10 of the French Consumer Code), by bank transfer; its invoice follows the payment.",
  "confirmed.schedule.instalments":
    "Each instalment is due on the date shown or, if that is not a working day, on the next working day.",
  "confirmed.schedule.balance": "The balance is due on delivery, on receipt of the invoice.",
  "confirmed.continued": "{label} (continued)",
  "confirmed.deposit": "Work starts only once the deposit is paid.",
  "confirmed.delivery":
    "Work starts on {start} and is due for delivery on {delivery}, provided that the client's content is received before work starts and that the client's approvals come in time; a delay puts delivery back by the same length of time. If the quote is accepted after the start date, new start, delivery and payment dates are agreed in writing.",
  "confirmed.subscriptions":
    "Subscriptions come on top of the total. Each starts when the site goes live and is paid at the start of each period, on receipt of the invoice. It lasts {months} months, then renews by the month or by the year, depending on the subscription. Either party may end it in writing at the end of the {months} months or of any later period, with one month's notice.",
  "confirmed.rights":
    "The client may use the work from the date of delivery. The rights to reproduce, display and adapt it pass to the client on full payment, worldwide and for the legal term of protection, within the limits set out in the terms and conditions.",
  "confirmed.complaints": "For any complaint, write to {email} or call {phone}.",
  "confirmed.general":
    "Our terms and conditions are part of this quote, and the client accepts them with it. Where the two differ, the quote prevails.",
  "confirmed.general.address": "They can be read at this address:",
  "confirmed.withdrawal":
    "14-day right of withdrawal: the form is on the last page of the PDF. Work does not start before that period ends unless the client expressly asks in writing for an earlier start. Otherwise, if the period still has days to run on the starting date, the start, delivery and payment dates move by the same number of days.",
  "confirmed.answer.title": "Accepting this quote",
  "confirmed.answer":
    "The client accepts online, through the link received by email, up to and including {date}: they give their name and position, tick “Bon pour accord (approved)”, which covers the terms and conditions too, then confirm. The time, the IP address and the digital fingerprint of this document are kept; each party receives this document, the time and the fingerprint by email.",
  "confirmed.options.counted": "With the options marked as included",
  "confirmed.options.choose":
    "The client ticks the options they want online, and then receives the quote with the lines they chose, and no others.",
  "confirmed.acceptedOn": "Accepted on",
  "confirmed.answer.accepted.title": "Quote accepted",
  "confirmed.answer.accepted":
    "The client accepted this quote online on {date}, with the options they chose. The time, the IP address and the digital fingerprint of this document are kept; each party receives this document, the time and the fingerprint by email.",

  "withdrawal.title": "Right of withdrawal",
  "withdrawal.right":
    "As the contract is concluded away from the agency's premises with a firm of five employees or fewer, and is outside that firm's main activity (article L221-3 of the French Consumer Code), the client has 14 days from the conclusion of the contract to withdraw, without giving a reason.",
  "withdrawal.how":
    'To do so, the client sends {agency} an unequivocal statement before that period ends: online, on the page of the accepted quote, with "Withdraw from the contract here", or by post or email, for example with this form.',
  "withdrawal.effects":
    "{agency} then refunds what it received, within 14 days of the withdrawal reaching it. Work does not start before the withdrawal period ends unless the client expressly asks for it in writing; a client who then withdraws pays an amount in proportion to what was supplied (article L221-25).",
  "withdrawal.form": "Withdrawal form",
  "withdrawal.onlyTo": "Complete and return this form only if you wish to withdraw from the contract.",
  "withdrawal.for": "To {agency}:",
  "withdrawal.notice":
    "I hereby give notice that I withdraw from the contract for the services of quote {number}.",
  "withdrawal.accepted": "Quote accepted on",
  "withdrawal.name": "Name of the client",
  "withdrawal.address": "Address of the client",
  "withdrawal.signature": "Signature (only on paper)",
  "withdrawal.date": "Date",

  "proof.title": "Proof of acceptance",
  "proof.meta": "Proof of acceptance of quote {number}, {agency}",
  "order.note":
    "Order to be invoiced: this document is not an invoice and does not stand for one. It states the quote that the client accepted.",
  "order.untaxed": "No VAT is charged, as quote {number} says.",
  "order.payment": "{label}: {value}",
  "order.file.name": "order-{number}",
  "proof.file.name": "acceptance-{number}.pdf",
  "proof.acceptance": "The acceptance",
  "proof.at": "Recorded on",
  "proof.ticked": "Box ticked",
  "proof.steps": "Steps",
  "proof.steps.text":
    'Name, position and ticked box; then "Confirm and accept", under the summary of the quote.',
  "proof.code": "Code by email",
  "proof.code.entered":
    "A six-digit code, sent to the client's address below and valid for ten minutes, was entered.",
  "proof.code.none": "Not asked for",
  "proof.address": "IP address",
  "proof.document": "The accepted document",
  "proof.file": "File",
  "proof.hash": "SHA-256 fingerprint",
  "proof.confirmed": "Quote confirmed on",
  "proof.offered": "SHA-256 fingerprint of the quote with all its options",
  "proof.mails": "The emails",
  "proof.mail.sent": "Handed to the mail server on {moment}",
  "proof.mail.waiting": "Not sent yet",
  "proof.mail.failed": "Could not be sent",
  "proof.meaning": "What this document proves, and what it does not",
  "proof.proves":
    "It reproduces what the server of {agency} recorded at the moment stated: somebody who had the quote's secret link typed this name and position, ticked this box, then confirmed the acceptance of this document. This is a simple electronic signature (article 1367 of the French Civil Code, article 25 of Regulation (EU) No 910/2014).",
  "proof.verify":
    "The fingerprint lets either side verify that the PDF that they kept is the one that was accepted: it is computed from the file, and changes with the smallest change.",
  "proof.provesNot":
    "The person's identity and their authority to bind the client were not verified. The time is the server's, without a time stamp by a third party. An email handed to a mail server has not necessarily been read. This document is neither signed nor sealed: it is made from the recorded data.",
} as const satisfies Record<keyof typeof french, string>;
