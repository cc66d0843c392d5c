import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import names from "#testing/names.json" with { type: "json" };
import { fillSlots, type Translate, translator } from "./translate.ts";
import { dictionaries, type WordKey } from "./words.ts";

test("for a key that is missing at run time, the key itself is returned", () => {
  const t = translator({});
  expect(t("contact.form.submit")).toBe("contact.form.submit");
});

test("slots are filled, and a slot without a value stays visible", () => {
  const t = translator({ "meta.error.title": "Error {status} of {what}" });
  expect(t("meta.error.title", { status: 404 })).toBe("Error 404 of {what}");
  expect(t("meta.error.title", { status: "$&" })).toBe("Error $& of {what}");
});

test("a name that is written from right to left is isolated in its sentence, and no other", () => {
  for (const [script, all] of Object.entries(names))
    for (const name of all) {
      const isolates = script === "arabic" || script === "hebrew";
      expect(fillSlots("Par {name}, le 2", { name })).toBe(
        isolates ? `Par \u2068${name}\u2069, le 2` : `Par ${name}, le 2`,
      );
    }
});

test("a part that is named like a slot is shown if the slot's value is neither empty nor 0, its opposite if it is", () => {
  expect(fillSlots("Deposit[tax: {tax}], {count}", { tax: "incl. VAT", count: 2 })).toBe(
    "Deposit incl. VAT, 2",
  );
  expect(fillSlots("Deposit[tax: {tax}], {count}", { tax: "", count: 2 })).toBe("Deposit, 2");
  for (const none of [0, ""]) expect(fillSlots("[n:{n} chosen][!n:none]", { n: none })).toBe("none");
  expect(fillSlots("[n:{n} chosen][!n:none]", { n: "[!n:none]" })).toBe("[!n:none] chosen");
  expect(fillSlots("[other:part]", {})).toBe("[other:part]");
});

test("the type check refuses a key that is missing and a slot that is not filled", () => {
  const entered = (t: Translate) => {
    t("contact.form.submit");
    t("meta.error.title", { status: 404 });
    // @ts-expect-error: no text has this key
    t("contact.form.submitt");
    // @ts-expect-error: the text has a slot
    t("meta.error.title");
    // @ts-expect-error: the slot has another name
    t("meta.error.title", { code: 404 });
    // @ts-expect-error: the text has no slot
    t("contact.form.submit", { status: 404 });
    // @ts-expect-error: a namespace alone is no key
    const key: WordKey = "contact";
    return key;
  };
  // Its worth is in the type check: each line above that compiled would be an error there.
  expect(entered).toBeTypeOf("function");
});

test("no French text has a word that would be elided before a name", () => {
  // Whether it begins with a vowel is known to nobody here: the agency's, a client's, a person's, a place's.
  const elided = Object.entries(dictionaries["fr-fr"]).filter(([, text]) =>
    /(?<![\p{L}])(de|que|le|la|je|me|te|se|ne|jusque|lorsque|puisque)[\s\u00A0]\{(?:agency|client|name|person|signatory|place)\}/iu.test(
      text,
    ),
  );
  expect(elided.map(([key]) => key)).toEqual([]);
});

test("no text of the content takes a name for one that begins with a vowel, or with none", () => {
  const elided = globSync("content/**/*.yaml").filter((file) =>
    /(?<!\p{L})(?:(?:[cdjlmnst]|qu)['’]\{|(?:de|que) \{(?:team\.|agency\.(?:name|legalName|city|region)))/iu.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(elided).toEqual([]);
});
