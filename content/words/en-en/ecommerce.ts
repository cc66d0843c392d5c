import { placeWords } from "#content/place.ts";
import type { ecommerce as french } from "../fr-fr/ecommerce.ts";

const { region, clientsIn } = placeWords["en-en"];

export const ecommerce = {
  "hero.title": "An online shop that sells *from island to island*.",
  "hero.lead": `For shops and producers ${clientsIn}: delivery by territory, local taxes, stock and payment are all set up before you open.`,
  "fact.price": "Price",
  "fact.price.value": "{from} to {to}",
  "fact.time": "Lead time",
  "fact.time.value": "{from} to {to} months",
  "fact.products": "E-commerce pack",
  "fact.products.value": "up to {products} products",
  "hero.contact": "Request a quote",
  "hero.work": "See online shops",

  "realities.title": "Four things to settle *before you open*",
  "realities.text": `What an off-the-shelf shop leaves unsolved when you sell from ${region}.`,
  "realities.shipping.title": "Delivery",
  "realities.shipping.problem":
    "A parcel to the next island and a parcel to Paris differ in price and in delivery time.",
  "realities.shipping.answer":
    "A rate and a delivery time for each territory, shown before payment. In-store collection too, if you have premises.",
  "realities.dues.title": "Taxes on arrival",
  "realities.dues.problem": "Customers who find out on delivery that there is tax to pay do not order again.",
  "realities.dues.answer":
    "Each price says what it includes, destination by destination: import duties, VAT and, in Martinique, Guadeloupe and French Guiana, octroi de mer.",
  "realities.stock.title": "Stock",
  "realities.stock.problem":
    "New stock comes by boat. Sell online what has just left the shelf, and you lose the buyer.",
  "realities.stock.answer":
    "A warning before you run out, a real date for what is coming back and, if we connect your till, a single stock count for the store and the site.",
  "realities.payment.title": "Payment",
  "realities.payment.problem":
    "One step too many, a card declined without a word, and the customer gives up.",
  "realities.payment.answer":
    "A short, secure payment page that keeps the basket, explains why a card was declined and lets the customer try another.",

  "work.title": "Shops *from our portfolio*",

  "pack.title": "The *e‑commerce* pack",
  "pack.count": "products at most in the pack",
  "pack.price": "{from} to {to}",
  "pack.range":
    "Quoted for you: the price depends on the number of products (up to {products}), the territories you ship to and the tools to connect.",
  "pack.contents": "What the pack includes",
  "pack.more": "Beyond {products} products, you add the others yourself, or we quote for entering them.",
  "pack.others": "Other services",
  "pack.action": "Request a quote",

  "benefits.title": "What the shop does for you",
  "benefits.1.title": "It takes orders when you are closed",
  "benefits.1.text": "At night, on Sundays, through carnival: all you do is pack the orders.",
  "benefits.2.title": "It sells to the next island",
  "benefits.2.text":
    "Each territory in your quote has its own rate and delivery time, and the people who live there can order from you.",
  "benefits.3.title": "It counts your sales",
  "benefits.3.text":
    "Sales by product and by territory, so that you know what to load in the next container.",
  "benefits.4.title": "It answers questions",
  "benefits.4.text": "Price, stock, delivery time, tracking: customers find everything without calling you.",

  "delivery.title": "Open in *{from} to {to} months*",
  "delivery.months": "Months",
  "delivery.1.title": "Scope",
  "delivery.1.text":
    "Your products, your carriers, your taxes, your customers, in a one-page summary that you approve.",
  "delivery.2.title": "The shop",
  "delivery.2.text": "Product pages, basket, payment: designed, built, and tested with real orders.",
  "delivery.3.title": "The opening",
  "delivery.3.text": "Catalogue online, team trained, and we follow the first shipments with you.",

  "faq.title": "Questions shopkeepers ask",

  "call.title": "Tell us *what you sell*",
  "call.text": `A few lines about your products and your destinations are enough.`,
  "call.contact": "Request a quote",
  "call.chat": "Chat on WhatsApp",
  "call.chat.message": "Hello, I would like to talk about an online shop.",
} as const satisfies Record<keyof typeof french, string>;
