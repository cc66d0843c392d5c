/** The menu and descriptions of an agency without a vision, networks or checks of accessibility. */
import { expect, test, vi } from "vitest";
import type * as Figures from "#content/figures.ts";
import type * as Identity from "#content/identity.ts";
import type * as Legal from "#content/legal.ts";
import { locales } from "./locales.ts";
import { translations } from "./translations.ts";

vi.mock("#content/figures.ts", async (original) => ({
  figures: { ...(await original<typeof Figures>()).figures, vision: null },
}));
vi.mock("#content/identity.ts", async (original) => ({
  identity: { ...(await original<typeof Identity>()).identity, social: [] },
}));
vi.mock("#content/legal.ts", async (original) => ({
  legal: { ...(await original<typeof Legal>()).legal, accessibilityChecked: null },
}));

test.each(locales)("%s: no text announces what the agency does not have", (locale) => {
  const t = translations[locale];
  expect(t("shell.about.hint")).not.toMatch(/cap|goal|\d/);
  expect(t("meta.about.description")).not.toContain("vision");
  expect(t("meta.connect.description")).not.toMatch(/sociaux|social/);
  expect(t("meta.accessibility.description")).not.toMatch(/vérifié|checked/);
});
