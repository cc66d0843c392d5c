import { expect, test } from "vitest";
import { projects } from "#app/content/projects.ts";
import type { OptionKey } from "#app/domain/catalogue.ts";
import { cents } from "#app/domain/money.ts";
import type { LinePrice } from "#app/domain/quote.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { caseStudySlugs } from "#quotes/terms/presentation.ts";
import { contactLead, quoteLead } from "#testing/leads.ts";
import { currentDraft } from "./drafts.ts";
import { hostingProposal, proposalsFor, vatPlaceOfPhone } from "./proposals.ts";

test.each([
  ["+596 696 12 34 56", "martinique"],
  ["00 596 596 12 34 56", "martinique"],
  ["+596 (0)696 12 34 56", "martinique"],
  ["0596 12 34 56", "martinique"],
  ["0696.12.34.56", "martinique"],
  ["0694 12 34 56", "frenchGuiana"],
  ["+594 594 12 34 56", "frenchGuiana"],
  ["0692 12 34 56", "reunion"],
  ["+262 262 12 34 56", "reunion"],
  ["+33 1 23 45 67 89", "mainlandFrance"],
  ["01 42 68 53 00", "mainlandFrance"],
  ["0696 12 34 56 poste 12", "martinique"],
  ["٠٦٩٦ ١٢ ٣٤ ٥٦", "martinique"],
  ["+1 758 452 1234", "outsideFrance"],
  ["758 452 1234", "outsideFrance"],
  ["+1 (767) 448-1234", "outsideFrance"],
  ["+44 20 7946 0000", "outsideFrance"],
  ["+32 2 555 12 12", "europeanUnion"],
  ["+49 30 901820", "europeanUnion"],
  ["+352 26 12 34 56", "europeanUnion"],
  ["+377 93 15 28 88", "outsideFrance"],
])("%s is in %s", (phone, place) => {
  expect(vatPlaceOfPhone(phone)).toBe(place);
});

test.each([
  // Guadeloupe and Saint-Martin share their code; a mobile number of the mainland may be anywhere.
  ...["+590 690 12 34 56", "0590 12 34 56", "0690 12 34 56", "+33 6 12 34 56 78", "06 12 34 56 78"],
  // Mayotte, which has Réunion's code, and a number without its country.
  ...["+262 269 61 23 45", "0639 12 34 56", "452 1234", "07700 900123", "", "abc"],
])("nothing certain is known of the place of %j", (phone) => {
  expect(vatPlaceOfPhone(phone)).toBeNull();
});

test("a place that the visitor chose counts before the telephone number", () => {
  const lead = quoteLead();
  const placed = (place: string) =>
    proposalsFor({ ...lead, quote: { ...lead.quote, selection: { ...lead.quote.selection, place } } });
  for (const place of vatPlaceKeys) {
    expect(placed(place)?.vatPlace).toEqual({ phone: null, place });
    // The number is still compared with what is chosen.
    expect(placed(place)?.phonePlace).toBe(vatPlaceOfPhone(lead.fields.phone));
  }
  // One that is no longer known is not proposed.
  expect(placed("atlantis")?.vatPlace?.phone).toBe(lead.fields.phone);
});

test("hosting is proposed as the visitor was told it, and not at all where nothing was said", () => {
  const { quote: record } = quoteLead();
  const priced = (key: OptionKey, price: LinePrice) => {
    const plan = { item: "option", key, price, contract: true } as const;
    const others = record.quote.lines.filter(({ key }) => !key.startsWith("maintenance_"));
    const names = { ...record.names, maintenance_gold: "Maintenance Gold" };
    return { ...record, names, quote: { ...record.quote, lines: [...others, plan] } };
  };
  const monthly = { kind: "monthly", amount: cents(4900) } as const;
  const firstYear = { kind: "firstYear", yearly: cents(12_000) } as const;
  const gold = priced("maintenance_gold", monthly);
  for (const withoutPlan of [null, firstYear, { kind: "notIncluded" } as const]) {
    expect(hostingProposal(gold, withoutPlan)).toEqual({ kind: "subscription", plan: "Maintenance Gold" });
    expect(hostingProposal(priced("firewall", monthly), withoutPlan)).toEqual(withoutPlan);
    // In no subscription of the quote, and yet in its price.
    const included = priced("maintenance_gold", { kind: "included", subscription: true });
    expect(hostingProposal(included, withoutPlan)).toBeNull();
  }
  // Nobody has told anything to whoever has configured nothing.
  expect(proposalsFor(contactLead()).hosting).toBeNull();
});

test("the lead time is the one that the indicative quote names", () => {
  const withOptions = (...options: ("pack_reservation" | "pack_ecommerce")[]) => {
    const lead = quoteLead();
    const selection = { ...lead.quote.selection, options };
    return proposalsFor({ ...lead, quote: { ...lead.quote, selection } })?.leadTime;
  };
  expect(withOptions()).toMatchObject({ kind: "showcase" });
  expect(withOptions("pack_reservation")).toMatchObject({ kind: "booking" });
  expect(withOptions("pack_ecommerce")).toBeNull();
});

test("a first draft shows a case study of the request's kind, else the first one; a saved draft keeps what it has", () => {
  const categoryOf = (lead: Lead) =>
    projects.find(({ slug }) => slug === currentDraft(lead).caseStudies[0])?.category;
  for (const { category } of projects) {
    const lead = quoteLead();
    const selection = { ...lead.quote.selection, projectType: category };
    expect(categoryOf({ ...lead, quote: { ...lead.quote, selection } })).toBe(category);
    if (category === "ecommerce") expect(categoryOf(contactLead({ project: category }))).toBe(category);
  }
  expect(currentDraft(contactLead({ project: "other" })).caseStudies).toEqual(caseStudySlugs.slice(0, 1));
  const [, other] = projects.filter(({ category }) => category === "vitrine");
  if (other !== undefined) {
    const lead = quoteLead();
    const company = `Les ${other.sector["fr-fr"].toUpperCase()}S du Nord`;
    expect(currentDraft({ ...lead, fields: { ...lead.fields, company } }).caseStudies).toEqual([other.slug]);
    // Of another kind is none, whatever its trade.
    const selection = { ...lead.quote.selection, options: ["pack_ecommerce"] as const };
    const shop = { ...lead, fields: { ...lead.fields, company }, quote: { ...lead.quote, selection } };
    const hasShops = projects.some(({ category }) => category === "ecommerce");
    if (hasShops) expect(categoryOf(shop)).toBe("ecommerce");
  }
  const draft = { ...currentDraft(quoteLead()), signedBy: "", caseStudies: [] };
  expect(currentDraft({ ...quoteLead(), draft })).toEqual(draft);
});
