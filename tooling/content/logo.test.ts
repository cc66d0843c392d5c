import { expect, test } from "vitest";
import { logoOf } from "./logo.ts";

test("a logo is the paths of its drawing", () => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Vent</title><g fill="none">
<path fill="#123456" fill-rule="evenodd" d="M0 0h4v4z"/><path d="M8 8h4v4z" /></g></svg>`;
  expect(logoOf(svg).logo).toEqual({ size: 24, path: "M0 0h4v4zM8 8h4v4z", fillRule: "evenodd" });
});

test.each([
  ['<svg viewBox="0 0 40 20"><path d="M0 0h4z"/></svg>', 'expected a square: viewBox="0 0 32 32"'],
  ['<svg viewBox="0 0 32 32"><text>V</text></svg>', "expected paths only, found <text>"],
  [
    '<svg viewBox="0 0 32 32"><path transform="scale(2)" d="M0 0h4z"/></svg>',
    "expected paths without transform",
  ],
  ['<svg viewBox="0 0 32 32"></svg>', "expected at least one path"],
])("%s is refused", (svg, message) => {
  expect(logoOf(svg).problems).toEqual([
    { file: "content/logo.svg", line: 1, field: "", message: expect.stringContaining(message) },
  ]);
});
