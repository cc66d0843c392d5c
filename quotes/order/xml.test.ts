import { expect, test } from "vitest";
import { element } from "./xml.ts";

test.each([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  // A parser would read it as a line feed.
  ["\r", "&#13;"],
  ["'", "'"],
  ["é \u{1F600}\t\n", "é \u{1F600}\t\n"],
  // Whatever XML cannot contain.
  ["\0\u0008\u000B\u001F\uD800\uFFFE\uFFFF", ""],
])("%j is %j in a text and in an attribute", (text, expected) => {
  expect(element("a", text).markup).toBe(`<a>${expected}</a>`);
  expect(element("a", null, { b: text }).markup).toBe(`<a b="${expected}"></a>`);
  expect(element("a", [element("b", text), null]).markup).toBe(`<a><b>${expected}</b></a>`);
});
