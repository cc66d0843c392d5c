/** What the privacy page says of the browser, against what the built site does in it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { browserStorage } from "#app/domain/personal-data.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { texts } from "#testing/markup.ts";
import { privacyPath, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const built = join(import.meta.dirname, "../build/client");

/** Every script of the site by its path: its files, and what stands in its pages. */
function scripts(): ReadonlyMap<string, string> {
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  const found = files.flatMap((file): (readonly [string, string])[] => {
    if (!/\.(?:js|html)$/.test(file)) return [];
    const text = readFileSync(join(built, file), "utf8");
    return file.endsWith(".js")
      ? [[file, text]]
      : [...text.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(
          ([, inner = ""], index) => [`${file} ${index}`, inner] as const,
        );
  });
  return new Map(found);
}

/** A list of names as in `{a as b,c}`: each by the name that it has outside. */
const namesIn = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(",").map((one) => {
      const [name = "", alias = name] = one.trim().split(/\s+as\s+/);
      return [alias, name];
    }),
  );

/** The text that a variable of a script has, which may be imported from another. */
function textOf(all: ReadonlyMap<string, string>, file: string, variable: string): string | undefined {
  const script = all.get(file) ?? "";
  const assigned = new RegExp(`(?<![\\w$.])${variable.replaceAll("$", "\\$")}=[\`"'](\\w+)[\`"']`, "g");
  const [text] = [...script.matchAll(assigned)].map(([, text]) => text);
  if (text !== undefined) return text;
  for (const [, list = "", from = ""] of script.matchAll(/import\{([^}]*)\}from[`"']([^`"']+)[`"']/g)) {
    const exported = namesIn(list).get(variable);
    if (exported === undefined) continue;
    const source = join(dirname(file), from);
    const local = [...(all.get(source) ?? "").matchAll(/export\{([^}]*)\}/g)]
      .map(([, names = ""]) => namesIn(names).get(exported))
      .find((name) => name !== undefined);
    if (local !== undefined) return textOf(all, source, local);
  }
  return undefined;
}

/** What is asked of a storage, as `localStorage theme`. A name in a variable is looked up. */
function storageCalls(all: ReadonlyMap<string, string>, file: string): readonly string[] {
  const script = all.get(file) ?? "";
  const calls = script.matchAll(/\b(localStorage|sessionStorage)\.\w+\(\s*(?:[`"'](\w+)[`"']|([\w$]+))/g);
  return [...calls].map(
    ([, storage, literal, variable = ""]) =>
      `${storage} ${literal ?? textOf(all, file, variable) ?? `(${variable} in ${file})`}`,
  );
}

test("the scripts keep in the browser what the privacy page lists, and nothing else", async ({ request }) => {
  const all = scripts();
  const { localStorage, sessionStorage, cookies } = browserStorage;
  const listed = [
    ...localStorage.map((name) => `localStorage ${name}`),
    ...sessionStorage.map((name) => `sessionStorage ${name}`),
  ];
  const asked = [...all.keys()].flatMap((file) => storageCalls(all, file));
  expect([...new Set(asked)].sort()).toEqual(listed.sort());
  expect([...all.values()].filter((script) => /document\.cookie|cookieStore|indexedDB/.test(script))).toEqual(
    [],
  );
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
