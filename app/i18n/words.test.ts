import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { type Translate, translator } from "./translate.ts";
import { dictionaries, type WordKey } from "./words.ts";

const slotsOf = (text: string | undefined) =>
  [...(text ?? "").matchAll(/\{(\w+)\}/g)].map(([slot]) => slot).sort();

test("both languages have the same keys", () => {
  expect(Object.keys(dictionaries["en-en"]).sort()).toEqual(Object.keys(dictionaries["fr-fr"]).sort());
});

test.each(locales)("no text is empty in %s, and none starts or ends with a space", (locale) => {
  for (const [key, text] of Object.entries(dictionaries[locale])) {
    expect(text.trim(), key).not.toBe("");
    // A prefix is written before something: its last blank is meant.
    if (!key.endsWith("Prefix")) expect(text.trim(), key).toBe(text);
  }
});

test("a text has the same slots in both languages", () => {
  for (const [key, text] of Object.entries(dictionaries["fr-fr"]))
    expect(slotsOf(dictionaries["en-en"][key]), key).toEqual(slotsOf(text));
});

test("highlighted words are marked in pairs", () => {
  for (const locale of locales)
    for (const [key, text] of Object.entries(dictionaries[locale]))
      expect(text.split("*").length % 2, `${locale} ${key}`).toBe(1);
});

test("for a key that is missing at run time, the key itself is returned", () => {
  const t = translator({});
  expect(t("contact.form.submit")).toBe("contact.form.submit");
});

test("slots are filled, and a slot without a value stays visible", () => {
  const t = translator({ "meta.error.title": "Error {status} of {what}" });
  expect(t("meta.error.title", { status: 404 })).toBe("Error 404 of {what}");
  expect(t("meta.error.title", { status: "$&" })).toBe("Error $& of {what}");
});

test("the type check refuses a key that is missing and a slot that is not filled", () => {
  const typed = (t: Translate) => {
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
  expect(typed).toBeTypeOf("function");
});
