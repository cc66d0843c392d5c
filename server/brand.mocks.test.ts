/** Another palette, another logo and other fonts, as `content/brand.yaml` would have them, reach everything that is drawn with them. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Palette } from "#app/content/schemas/colours.ts";
import { quoteLead } from "#testing/leads.ts";
import { drawIcons } from "../tooling/content/icons.ts";

const palette = (first: number): Palette => {
  const names = [
    "canvas",
    "raised",
    "line",
    "edge",
    "ink",
    "ink-2",
    "accent",
    "accent-ink",
    "lagoon",
    "danger",
  ] as const;
  return Object.fromEntries(names.map((name, index) => [name, `#0${first}ab${index}f`])) as Palette;
};
const dark = palette(1);
const light = palette(2);
const logoColour = "#1020f0";
const textOnLogoColour = "#fefefd";
const logo = { width: 24, height: 24, path: "M3 3h18v18H3z", fillRule: undefined };

beforeAll(() => {
  vi.resetModules();
  vi.doMock("#content/colours.ts", () => ({
    ...{ darkColours: dark, lightColours: light, logoColour, textOnLogoColour },
    ...{ defaultTheme: "light", defaultColours: light },
  }));
  vi.doMock("#content/fonts.ts", () => ({ titleFont: "Vent Titres", textFont: "Vent Textes" }));
  vi.doMock("#content/logo.ts", () => ({ logo, mark: logo, isWordmark: false }));
});
afterAll(() => {
  vi.doUnmock("#content/colours.ts");
  vi.doUnmock("#content/fonts.ts");
  vi.doUnmock("#content/logo.ts");
  vi.resetModules();
});

test("mails, in both themes", async () => {
  const { renderHtml } = await import("#quotes/documents/html.ts");
  const html = renderHtml({
    ...{ language: "fr", brand: { name: "Vent", href: "https://vent.example" }, title: "t", preview: "p" },
    ...{
      blocks: [{ kind: "actions", links: [{ label: "l", href: "https://vent.example/l" }] }],
      footer: "f",
    },
  });
  for (const colour of [light.canvas, light.ink, dark.canvas, dark.raised, logoColour, textOnLogoColour])
    expect(html).toContain(colour);
  for (const font of ["700 26px/1.12 'Vent Titres',", "15px/1.5 'Vent Textes',"])
    expect(html).toContain(font);
});

test("quotes as PDF", async () => {
  const { colour } = await import("#quotes/documents/pdf/theme.ts");
  expect(colour).toEqual({
    ...{ ink: light.ink, quiet: light["ink-2"], line: light.line, tint: light.canvas },
    ...{ contours: light.line, layer: light["ink-2"], paper: "#ffffff", accent: logoColour },
  });
  const { indicativePdf: confirmedPdf } = await import("#quotes/indicative/indicative-pdf.ts");
  expect((await confirmedPdf(quoteLead(), "https://vent.example")).length).toBeGreaterThan(1000);
});

test("social cards", async () => {
  const { socialCardOf } = await import("#app/seo/social-card.ts");
  const { draw } = await import("../tooling/build/social/drawing.ts");
  const card = socialCardOf("/fr-fr/contact/");
  const { ground, texts } = card === null ? { ground: "", texts: [] } : await draw(card);
  for (const text of [dark.canvas, dark.ink, logoColour, logo.path]) expect(ground).toContain(text);
  // Title, place and name.
  expect(texts).toHaveLength(3);
});

test("the manifest", async () => {
  const { loader } = await import("#app/seo/files/manifest.webmanifest.ts");
  const request = new Request("https://vent.example/fr-fr/manifest.webmanifest");
  const manifest: unknown = await loader({ request } as Parameters<typeof loader>[0]).json();
  expect(manifest).toMatchObject({ background_color: light.canvas, theme_color: light.canvas });
});

test("the proxy's own pages", async () => {
  const { proxyPage } = await import("../tooling/build/proxy-pages.ts");
  const page = proxyPage(503);
  for (const { canvas, ink } of [dark, light])
    expect(page).toContain(`--color-canvas: ${canvas};--color-ink: ${ink};`);
});

test("every icon", async () => {
  const icons = await drawIcons(logo, { ground: "#203040", logo: "#1020f0" });
  expect([...icons.keys()]).toEqual([
    ...["public/favicon.svg", "public/favicon.ico", "public/icon-192.png", "public/icon-512.png"],
    ...["public/icon-maskable-512.png", "public/apple-touch-icon.png", "mark.png"],
  ]);
  for (const [name, bytes] of icons) {
    const picture = name.endsWith(".ico") ? bytes.subarray(22) : bytes;
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    expect(at(0.5, 0.5), name).toEqual([0x10, 0x20, 0xf0]);
    expect(at(0.5, 0.02), name).toEqual([0x20, 0x30, 0x40]);
  }
});
