import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { brandOf, readData } from "./data.ts";
import { drawIcons } from "./icons.ts";
import { isWordmark, logoOf, readMark } from "./logo.ts";

test("a logo is the paths of its drawing", () => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Vent</title><g fill="none">
<path fill="#123456" fill-rule="evenodd" d="M0 0h4v4z"/><path d="M8 8h4v4z" /></g></svg>`;
  expect(logoOf(svg).logo).toEqual({
    width: 24,
    height: 24,
    path: "M0 0h4v4zM8 8h4v4z",
    fillRule: "evenodd",
  });
});

test.each([
  ['<svg viewBox="0 0 20 40"><path d="M0 0h4z"/></svg>', "expected a square, or at most 6 times as wide"],
  ['<svg viewBox="0 0 193 32"><path d="M0 0h4z"/></svg>', "expected a square, or at most 6 times as wide"],
  ['<svg><path d="M0 0h4z"/></svg>', "expected a square, or at most 6 times as wide"],
  [
    `<svg viewBox="0 0 32 32"><path d="M0 0${"h4".repeat(10_000)}z"/></svg>`,
    "expected at most 20000 characters",
  ],
  ['<svg viewBox="0 0 32 32"><text>V</text></svg>', "expected paths only, found <text>"],
  [
    '<svg viewBox="0 0 32 32"><path transform="scale(2)" d="M0 0h4z"/></svg>',
    "expected paths without transform",
  ],
  ['<svg viewBox="0 0 32 32"></svg>', "expected at least one path"],
  ['<svg viewBox="0 0 32 32"><path d="M0 0&c;h4z"/></svg>', 'not "M0 0&c;h4z"'],
])("%s is refused", (svg, message) => {
  expect(logoOf(svg).problems).toEqual([
    { file: "content/logo.svg", line: 1, field: "", message: expect.stringContaining(message) },
  ]);
});

const wide = '<svg viewBox="0 0 160 32"><path d="M0 0h160v32H0z"/></svg>';

test("a wide logo is a name; squares have the first letter, or the agency's own sign", async () => {
  const root = process.cwd();
  const { fonts } = brandOf(readData(root));
  const brand = { name: "Vent", fonts };
  const { logo } = logoOf(wide);
  if (logo === null) throw new Error("expected a logo");
  expect(isWordmark(logo)).toBe(true);
  const { logo: letter } = await readMark(root, logo, brand);
  expect(letter).toMatchObject({ width: 32, height: 32 });
  expect(letter?.path).not.toBe(logo.path);

  const own = temporaryDirectory();
  mkdirSync(join(own, "content"));
  const draw = (svg: string) => writeFileSync(join(own, "content/mark.svg"), svg);
  draw('<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>');
  expect((await readMark(own, logo, brand)).logo?.path).toBe("M4 4h16v16H4z");
  draw(wide);
  expect((await readMark(own, logo, brand)).problems).toEqual([
    expect.objectContaining({ file: "content/mark.svg", message: expect.stringContaining("a square") }),
  ]);
});

test("a logo that is nearly square is its own mark, in the middle of every icon", async () => {
  const { logo } = logoOf('<svg viewBox="0 0 40 32"><path d="M0 0h40v32H0z"/></svg>');
  if (logo === null) throw new Error("expected a logo");
  expect(isWordmark(logo)).toBe(false);
  const icons = await drawIcons(logo, { ground: "#203040", logo: "#1020f0" });
  expect(Buffer.from(icons.get("public/favicon.svg") ?? "").toString()).toContain(
    "translate(4.48 6.78) scale(0.576)",
  );
});
