/** An address is anybody's text: no page shows a word of it as its own. */
import { expect, test } from "@playwright/test";
import { contactFields } from "#app/forms/contact-request.ts";
import {
  addParameter,
  requestParameter,
  searchParameter,
  selectionFields,
} from "#app/quote/selection-query.ts";
import { openApp } from "#testing/in-process-app.ts";
import { elements } from "#testing/markup.ts";
import { everyPage, somePage } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const marker = "zqmarker";

/** Every parameter that some page reads, and one that none does. */
const parameters = [
  ...[...Object.values(selectionFields), addParameter, searchParameter, requestParameter],
  ...[...contactFields, "service", "filter", "zone", "utm_source"],
];

/** Where the marker stands in what a visitor reads or hears: the page's text, and attributes that stand for text. */
function echoesIn(html: string): readonly string[] {
  const page = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const attributes = [
    ...page.matchAll(/\s(?:alt|aria-label|aria-description|content|label|placeholder|title)="([^"]*)"/g),
  ];
  const words = [page.replace(/<[^>]*>/g, "\n"), ...attributes.map(([, text]) => text)].join("\n");
  return words.split("\n").filter((line) => line.includes(marker));
}

async function openPages() {
  const { ask } = await openApp({ intake: { submit: async () => ({ status: "unavailable" }) } });
  return async (path: string): Promise<string> => {
    const answer = await ask(new Request(`http://site.example${path}`));
    expect([200, 301, 404], path).toContain(answer.status);
    return answer.text();
  };
}

test("no page says what stands in its query", { tag: "@soak" }, async () => {
  const read = await openPages();
  for (const locale of locales)
    for (const path of [...everyPage.map((page) => page.path[locale]), somePage(locale)])
      for (const text of [marker, `${marker}, call 0899 12 34 56`]) {
        const query = parameters.map((name) => `${name}=${encodeURIComponent(text)}`).join("&");
        const html = await read(`${path}${path.includes("?") ? "&" : "?"}${query}`);
        expect(echoesIn(html), path).toEqual([]);
        // In a field it is what the visitor types, and only the search has one.
        const filled = elements(html, "input").filter(({ value }) => value?.includes(marker));
        expect(
          filled.every(({ name }) => name === searchParameter),
          path,
        ).toBe(true);
      }
});

test("no page that there is not says what was asked for", { tag: "@soak" }, async () => {
  const read = await openPages();
  for (const start of ["", "/fr-fr", "/en-en", "/fr-fr/portfolio", "/en-en/services", "/xx-xx"])
    for (const end of ["", "/", "/more-of-it/", ".html"])
      expect(echoesIn(await read(`${start}/call-${marker}${end}`)), start + end).toEqual([]);
});
