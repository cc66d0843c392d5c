import { expect, test } from "vitest";
import { type Translate, translator } from "./translate.ts";
import type { WordKey } from "./words.ts";

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
