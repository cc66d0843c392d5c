import { expect, test } from "vitest";
import { fontFaces, reduceStyles } from "./reduce-styles.ts";

test.each([
  ["what moves and what a pointer sees", "a{color:red;transition:color 1s;cursor:pointer}", "a{color:red}"],
  [
    "rules for paper and for a pointer",
    "a{color:red}@media print{a{color:#000}}@media (hover:hover){a{top:0}}",
    "a{color:red}",
  ],
  ["how details fold", "a{color:red}.fold::details-content{height:0}", "a{color:red}"],
  [
    "custom properties that nothing reads, however deep",
    ":root{--a:1px;--b:var(--a);--c:2px}a{top:var(--c)}",
    ":root{--c:2px}a{top:var(--c)}",
  ],
  ["rules that have become empty", "a{cursor:pointer}b{top:0}", "b{top:0}"],
  [
    "registered properties that nothing sets",
    '@property --x{syntax:"*";inherits:false;initial-value:1px}a{top:var(--x)}',
    "a{top:1px}",
  ],
])("%s are left out", (_what, css, kept) => {
  expect(reduceStyles(css)).toBe(kept);
});

test("the fonts of a sheet are taken from it, without anything else", () => {
  const font = "@font-face{font-family:A;src:local(B)}";
  expect(fontFaces(`/*! licence */${font}a{color:red}`)).toBe(font);
});
