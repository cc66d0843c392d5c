/** The W3C's HTML checker over every page in every state. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { clientSteps } from "#app/pages/quote/forms.ts";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { constructionServices } from "#app/site/pages.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, example, formFields } from "#testing/form-values.ts";
import { openPrivatePages, post, site } from "#testing/private-pages-in-process.ts";
import { routes } from "#testing/routes.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { locales } from "#testing/words.ts";

/** What the checker calls an error because it does not know it yet: all of it works in the browsers, or is ignored. */
const newerThanTheChecker: readonly RegExp[] = [
  /^Attribute “(?:command|commandfor)” not allowed on element “button”/,
  /^Attribute “closedby” not allowed on element “dialog”/,
  /^Attribute “name” not allowed on element “details”/,
  /^Bad value “auto, .*” for attribute “sizes” on element “source”/,
  /^CSS: “(?:size-adjust|contain-intrinsic-height|view-transition-name)”: Property .* doesn't exist/,
  /^CSS: Unrecognized at-rule “@(?:layer|property|view-transition)”/,
];

type Message = {
  readonly type: string;
  readonly message: string;
  readonly url: string;
  readonly extract?: string;
};

/** The errors of the pages in a folder, each as one line. Rejects if there is no Java. */
async function errorsIn(folder: string): Promise<readonly string[]> {
  const checker: string = createRequire(import.meta.url)("vnu-jar");
  const args = ["-Xss1m", "-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", folder];
  const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
  return messages
    .filter(({ message }) => !newerThanTheChecker.some((known) => known.test(message)))
    .map(({ message, url, extract = "" }) => `${message} (${url.split("/").at(-1)}: ${extract.trim()})`);
}

const hasJava = (): Promise<boolean> =>
  promisify(execFile)("java", ["-version"]).then(
    () => true,
    () => false,
  );

test("every page has valid HTML, in every state", async () => {
  test.setTimeout(300_000);
  test.skip(!(await hasJava()), "There is no Java here, which the W3C's checker needs");
  const folder = temporaryFolder();
  const { ask, close, quote, tokens } = await openPrivatePages();
  const states = new Set<string>();
  /** Writes the page that a request is answered with into a file of this name. */
  async function save(name: string, status: number, request: Request): Promise<void> {
    const response = await ask(request);
    expect(response.status, name).toBe(status);
    states.add(name);
    writeFileSync(join(folder.path, `${name}.html`), await response.text());
  }
  const get = (path: string): Request => new Request(`${site}${path}`);

  for (const path of prerenderedPaths().filter((path) => !/\.\w+$/.test(path)))
    await save(`public${path.replaceAll("/", "-")}`, 200, get(path));
  for (const locale of locales) {
    const { contact, pricing, construction } = {
      contact: routes.contact[locale],
      pricing: routes.pricing[locale],
      construction: routes.construction[locale],
    };
    for (const service of constructionServices)
      await save(`${service}-${locale}`, 200, get(`${construction}?service=${service}`));
    await save(`missing-${locale}`, 404, get(`/${locale}/missing`));
    await save(`contact-refused-${locale}`, 422, post(contact, "_redirect=&email=a&phone=1"));
    await save(`contact-topic-${locale}`, 200, get(`${contact}?topic=seo`));
    await save(`configured-${locale}`, 200, get(`${pricing}${example.query}`));
    await save(`advised-${locale}`, 200, get(`${pricing}?type=ecommerce`));
    await save(
      `quote-refused-${locale}`,
      422,
      post(pricing, new URLSearchParams({ ...example.fields, firstName: "", email: "a" }).toString()),
    );
    const sound = formFields(locale, contactValues(`${locale}@visitor.example`));
    expect((await ask(post(contact, new URLSearchParams(sound).toString()))).status).toBe(303);
    const again = new URLSearchParams({ ...sound, message: "Again" }).toString();
    await save(`contact-too-soon-${locale}`, 429, post(contact, again));
  }

  const agency = `/r/${tokens.agency}/`;
  const client = `/q/${tokens.client}/`;
  const step = (path: string, fields: Record<string, string>): Request =>
    post(path, new URLSearchParams(fields).toString());
  await save("request", 200, get(agency));
  await save("request-erase", 200, get(`${agency}effacer/`));
  await save("draft", 200, get(`${agency}devis/`));
  await save(
    "draft-refused",
    422,
    step(`${agency}devis/`, { step: "preview", lineCount: "2", startOn: "soon" }),
  );
  await save("draft-more-lines", 200, step(`${agency}devis/`, { step: "more" }));
  const seen = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const acceptance = { name: "A & B", capacity: "<b>", agreed: "yes", ...seen };
  await save("client", 200, get(client));
  await save("client-refused", 422, step(client, { step: clientSteps.review, ...seen }));
  await save("client-review", 200, step(client, { step: clientSteps.review, ...acceptance }));
  const accepted = await ask(step(client, { step: clientSteps.accept, ...acceptance }));
  expect(accepted.status).toBe(303);
  await save("client-accepted", 200, get(client));
  await save("client-too-late", 409, step(client, { step: clientSteps.decline, reason: "", ...seen }));
  await save("request-won", 200, get(agency));
  await save("client-gone", 404, get(`/q/${"x".repeat(22)}/`));
  await save("request-gone", 404, get(`/r/${"x".repeat(22)}/`));

  await save("request-erased", 200, step(`${agency}effacer/`, {}));

  expect(states.size).toBeGreaterThan(60);
  expect(await errorsIn(folder.path)).toEqual([]);
  await close();
  folder.remove();
});
