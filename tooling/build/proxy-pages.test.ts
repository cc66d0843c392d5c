import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { proxyPage, proxyStatuses } from "./proxy-pages.ts";

const root = join(import.meta.dirname, "../..");

test.each(proxyStatuses)(
  "the page of a %s has the words of every language and asks the server for nothing",
  (status) => {
    const page = proxyPage(status);
    for (const locale of locales) {
      const t = translations[locale];
      expect(page).toContain(t(`pages.error.${status}.title`));
      expect(page).toContain(t(`pages.error.${status}.text`));
    }
    expect(page).toContain(identity.phone.display);
    expect(page).not.toMatch(/<(?:script|link|img)|url\(|src=/);
    // The site's own colours in both themes.
    expect(page.match(/--color-canvas: #\w+/g)).toHaveLength(2);
  },
);

test("nginx shows each of them", () => {
  const configuration = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  for (const status of proxyStatuses)
    expect(configuration).toMatch(new RegExp(`error_page [\\d ]*\\b${status}\\b[\\d ]*/${status}\\.html;`));
});
