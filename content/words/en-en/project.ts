import { identity } from "#content/identity.ts";
import type { project as french } from "../fr-fr/project.ts";

export const project = {
  "category.vitrine": "Showcase website",
  "category.ecommerce": "E-commerce",
  "category.reservation": "Booking",

  "fact.sector": "Sector",
  "fact.territory": "Territory",
  "fact.category": "Type of site",
  "fact.year": "Year",
  visit: "Visit the site",
  "visit.demo": "See a demo",
  "visit.newTab": "of {client}, new tab",
  "visit.demo.newTab": "of the {client} site, new tab",

  context: "Context",
  objectives: "Objectives",
  challenges: "Challenges",
  solutions: "Solutions",
  results: "Results",
  testimonial: "In their words",

  "similar.size.vitrine": "A site of this size",
  "similar.size.ecommerce": "A shop of this kind",
  "similar.size.reservation": "A site of this kind",
  "similar.line": "{amount} excl. VAT, in {from} to {to} months",
  "similar.line.ecommerce": "{lowest} to {highest}, in {from} to {to} months",
  "similar.line.reservation": "site from {lowest}, calendar priced on request, in {from} to {to} months",
  "similar.price": "{amount} excl. VAT",
  "similar.text":
    "The {pack} pack with {options}, paid over {months} months, {percent}% discount included. {supply}; illustrations drawn for the site, like those in this project, are quoted separately. The domain name and hosting are extra (hosting is included in maintenance, from {maintenance} a month). Delivered in {from} to {to} months. Prices are for businesses.",
  "similar.supply": "You supply the copy and the photographs",
  "similar.supply.languages": "You supply the photographs and, in each language, the copy",
  "similar.configure": "Adjust this configuration",
  "similar.ecommerce":
    "{lowest} to {highest}, depending on the number of products, the territories you ship to and the tools to connect. You supply the copy and the photographs; copywriting and illustrations drawn for the site, like those in this project, are quoted separately. The domain name and hosting are extra (hosting is included in maintenance, from {maintenance} a month). Open in {from} to {to} months. {name} replies with an initial estimate.",
  "similar.reservation":
    "The site: {lowest} for one page ({start} pack), or {larger} for up to {pages} pages ({start} with {option}). The calendar is priced on request, depending on what people book, the calendars to connect, online payment and the number of languages. You supply the copy and the photographs; copywriting and illustrations drawn for the site, like those in this project, are quoted separately. The domain name and hosting are extra (hosting is included in maintenance, from {maintenance} a month). Delivered in {from} to {to} months. {name} replies with an initial estimate.",
  "similar.ask": "Ask for a price",

  "call.title": "A website for *your* business?",
  "call.text": `A few lines about your business are enough. {advisor} will reply within {hours} hours, Monday to Friday, from ${identity.address.city}.`,
  "call.contact": "Discuss my project",

  others: "Other projects",
  previous: "Previous project",
  next: "Next project",
  all: "All projects",
} as const satisfies Record<keyof typeof french, string>;
