import { expect, test, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";

/** A text with every character that means something in HTML, and how it is written there. */
const nasty = (name: string) => `${name}&<>"${name}`;
const escaped = (name: string) => `${name}&#38;&#60;&#62;&#34;${name}`;

test("no text of the agency is markup on the pages that the proxy shows", async () => {
  vi.resetModules();
  vi.doMock("#content/identity.ts", () => ({
    identity: {
      ...identity,
      name: nasty("brand"),
      phone: { ...identity.phone, display: nasty("phone") },
      emails: { ...identity.emails, hello: nasty("email") },
    },
  }));
  vi.doMock("#app/i18n/translations.ts", () => ({
    translations: Object.fromEntries(
      locales.map((locale) => [locale, (key: string) => nasty(key.endsWith("title") ? "title" : "text")]),
    ),
  }));
  const { proxyPage } = await import("./proxy-pages.ts");
  const page = proxyPage(503);
  for (const name of ["brand", "phone", "email", "title", "text"]) {
    expect(page).not.toContain(nasty(name));
    expect(page).toContain(escaped(name));
  }
  vi.doUnmock("#content/identity.ts");
  vi.doUnmock("#app/i18n/translations.ts");
  vi.resetModules();
});
