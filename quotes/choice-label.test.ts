import { expect, test } from "vitest";
import { typeset } from "#app/i18n/typography.ts";
import { choiceLabel } from "./choice-label.ts";

test("a choice is shown as its visitor saw it, for each form", () => {
  expect(choiceLabel("contact", "budget", "over-500000", "en-en")).toMatch(/500,000/);
  expect(choiceLabel("audit", "budget", "over-500000", "en-en")).toMatch(/500,000/);
  expect(choiceLabel("contact", "project", "ecommerce", "fr-fr")).toBe(typeset("E-commerce", "fr-fr"));
  // The form of the audit has no choice of a project.
  expect(choiceLabel("audit", "project", "other", "fr-fr")).toMatch(/audit/i);
});

test("typed text has no label, also where it reads like a choice", () => {
  expect(choiceLabel("contact", "company", "other", "fr-fr")).toBeNull();
  expect(choiceLabel("contact", "project", "mobile-application", "fr-fr")).toBeNull();
});
