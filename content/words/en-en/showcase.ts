import { ifOffered, offers } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import type { showcase as french } from "../fr-fr/showcase.ts";

const { inCity, inHere, clientsIn } = placeWords["en-en"];

export const showcase = {
  "hero.title": "A business website people *trust*.",
  "hero.lead": `For companies ${clientsIn}: a website that presents your business (without online sales), designed ${inCity}, fast and easy to read on any phone.`,
  "fact.price": "Price",
  "fact.price.value": "from {price}",
  "fact.time": "Lead time",
  "fact.time.value": "{from} to {to} months",
  "fact.quote": "Your indicative quote",
  "fact.quote.value": "under {minutes} minutes",
  "hero.quote": "Work out my price",
  "hero.work": "See business websites",

  "pairs.title": "What changes *with a good site*",
  "pairs.problem": "Today",
  "pairs.benefit": "With your site",
  "pairs.1.problem": "Customers search for what you do and find a competitor.",
  "pairs.1.benefit": offers("seo")
    ? `With the On-page SEO option, your key pages use the words that customers type, ${inHere} and on the islands next door.`
    : "One page per subject, in the words of your trade: customers find you more easily.",
  "pairs.2.problem": "The page takes forever to open.",
  "pairs.2.benefit": "A lightweight site that opens on an ordinary phone, even where the signal is weak.",
  "pairs.3.problem": "A dated site makes the business look dated.",
  "pairs.3.benefit": "A design made for your company, which shows the care you put into your work.",
  "pairs.4.problem": "Visitors read, hesitate and leave.",
  "pairs.4.benefit": "Each screen leads to a call, a message or a visit.",

  "work.title": "Business websites *from our portfolio*",

  "offers.title": "Four offers with *the copy written for you*",
  "offers.label": "Prices excl. VAT, for businesses",
  "offers.text": `With a pack, you supply the copy and the photographs; Pro Plus includes a photo shoot and up to {written} key pages written for you. With an offer, we write all the copy and retouch your photographs; Reach includes the Pro Plus photo shoot.${ifOffered("seo", " Research into the words your customers type is part of the On-page SEO option, included in Pro Plus and in Reach.")}`,
  "offers.caption": "What each offer includes",
  "offers.corner": "Price excl. VAT",
  "offers.onQuote": "Price on request",
  "offers.choose": "Choose {offer}",
  "offers.pack": "{pack} pack",
  "offers.row.pack": "The site",
  "offers.row.alone": "Price of the site alone",
  "offers.row.texts": "Copy",
  "offers.row.photos": "Photographs",
  "offers.row.meetings": "Meetings",
  "offers.action": "Work out the price of a pack",

  "delivery.title": "Live in *{from} to {to} months*",
  "delivery.text":
    "The lead time runs from the start of the work, on the date written in your quote, once we have your deposit and your content.",
  "delivery.months": "Months",
  "delivery.1.title": "Scope",
  "delivery.1.text":
    "Your customers, your pages and what each is for, in a one-page summary that you approve.",
  "delivery.2.title": "Design",
  "delivery.2.text":
    "The home page first, at phone size: you look at it on your own phone and ask for changes.",
  "delivery.3.title": "Build",
  "delivery.3.text": "Pages are built one by one, and you watch them take shape.",
  "delivery.4.title": "Launch",
  "delivery.4.text":
    "We put the site live with you: on our hosting if you take a maintenance plan, or with the host of your choice.",

  "faq.title": "Your questions before you decide",

  "call.title": "Your price *in under {minutes} minutes*",
  "call.text": `${firstContact} goes through your indicative quote with you within {hours} hours, Monday to Friday.`,
  "call.quote": "Work out my price",
  "call.contact": "Ask a question",
} as const satisfies Record<keyof typeof french, string>;
