/** What the privacy page says of the browser, against what the built site does in it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { browserStorage } from "#app/domain/personal-data.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { texts } from "#testing/markup.ts";
import { privacyPath, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const built = join(import.meta.dirname, "../build/client");

/** Every script of the site: its files, and what stands in its pages. */
function scripts(): readonly string[] {
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  return files.flatMap((file) => {
    if (!/\.(?:js|html)$/.test(file)) return [];
    const text = readFileSync(join(built, file), "utf8");
    return file.endsWith(".js")
      ? [text]
      : [...text.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(
          ([, inner]) => inner ?? "",
        );
  });
}

/** What is asked of a storage, as `localStorage theme`. A name in a variable is looked up in its script. */
function storageCalls(script: string): readonly string[] {
  const calls = script.matchAll(/\b(localStorage|sessionStorage)\.\w+\(\s*(?:[`"'](\w+)[`"']|([\w$]+))/g);
  return [...calls].map(({ 1: storage, 2: literal, 3: variable = "", index }) => {
    const assigned = new RegExp(`(?<![\\w$.])${variable.replaceAll("$", "\\$")}=[\`"'](\\w+)[\`"']`, "g");
    const name = literal ?? [...script.slice(0, index).matchAll(assigned)].at(-1)?.[1];
    return `${storage} ${name ?? `(${variable})`}`;
  });
}

test("the scripts keep in the browser what the privacy page lists, and nothing else", async ({ request }) => {
  const all = scripts();
  const { localStorage, sessionStorage, cookies } = browserStorage;
  const listed = [
    ...localStorage.map((name) => `localStorage ${name}`),
    ...sessionStorage.map((name) => `sessionStorage ${name}`),
  ];
  expect([...new Set(all.flatMap(storageCalls))].sort()).toEqual(listed.sort());
  expect(all.filter((script) => /document\.cookie|cookieStore|indexedDB/.test(script))).toEqual([]);
  for (const locale of locales) {
    const html = await (await request.get(privacyPath[locale])).text();
    expect(texts(html, "dt")).toEqual(
      expect.arrayContaining([...localStorage, ...sessionStorage, ...cookies]),
    );
  }
});

test("the site sets one cookie, once a request is sent, for as long as the page says", async ({
  request,
  person,
}) => {
  for (const path of [
    routes.home["fr-fr"],
    routes.contact["en-en"],
    `${routes.pricing["fr-fr"]}?type=vitrine`,
  ])
    expect((await request.get(path)).headers()["set-cookie"], path).toBeUndefined();
  const form = formFields("fr-fr", contactValues(person("cookie")));
  const answer = await request.post(routes.contact["fr-fr"], { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["set-cookie"]).toMatch(
    /^sent=[\w-]{43}; Path=\/; Max-Age=30; HttpOnly; SameSite=Lax$/,
  );
});
