import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { offeredServices } from "#content/offered-services.ts";
import { compose, inLanguage } from "./compose.ts";

const [service = "seo"] = offeredServices;

test("values of the content are filled in, and slots are left to the page", () => {
  expect(compose("{figures.answerHours} h, {price}", "fr-fr")).toBe(`${figures.answerHours} h, {price}`);
});

test("a part of a service is shown if that is offered, and its opposite is not", () => {
  expect(compose(`Sites[${service}:, articles][!${service}: only].`, "en-en")).toBe("Sites, articles.");
});

test("a list is joined as its language joins it, without what is not offered", () => {
  expect(compose(`[list: un | deux | ${service}: trois].`, "fr-fr")).toBe("un, deux et trois.");
  expect(compose("[list: one | two]", "en-en")).toBe("one and two");
});

test("a text that several repeat is shown with its own values", () => {
  expect(compose("{shared.warranty}", "en-en")).toContain(`For ${figures.warrantyMonths} months`);
});

test("content in one language has its texts as they are shown, without those of what is not offered", () => {
  const content = {
    id: "presence",
    price: null,
    title: { "fr-fr": "Titre", "en-en": `Title[${service}:, too]` },
    lines: [
      { "fr-fr": "Un", "en-en": "One" },
      { "fr-fr": `[!${service}:Rien]`, "en-en": `[!${service}:Nothing]` },
    ],
    steps: [{ name: { "fr-fr": ["a", "b"], "en-en": ["c"] } }],
  };
  expect(inLanguage(content, "en-en")).toEqual({
    id: "presence",
    price: null,
    title: "Title, too",
    lines: ["One"],
    steps: [{ name: ["c"] }],
  });
});
