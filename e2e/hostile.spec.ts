/** Whatever is sent, in whatever shape: no failure, no markup of others, nothing of it in the log. */
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { optionKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { contactFields } from "#app/forms/contact.ts";
import type { Outcome } from "#app/forms/lead-desk.ts";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { queryOf, readSelection, selectionFields } from "#app/quote/address.ts";
import { catalogue } from "#content/catalogue/index.ts";
import { encoded, hostileText, seed } from "#server/hostile-text.ts";
import { contactValues, formFields } from "./contact-form.ts";
import { complaintAbout, fieldName, intrusionIn } from "./hostile.ts";
import { openApp } from "./in-process.ts";
import { example, personValues } from "./pricing-form.ts";
import { construction, pairs, routes } from "./routes.ts";
import { locales } from "./words.ts";

// One case takes milliseconds, and they are thousands.
test.setTimeout(240_000);

/** No answer takes as long as this: one that does hangs. */
const hangsAfterMs = 10_000;

const outcomes: Readonly<Record<number, Outcome>> = {
  303: { status: "accepted", leadId: "1M7XYBBZH9DCNTG6", senderToken: "t".repeat(43) },
  429: { status: "too-soon", retryAfterSeconds: 30 },
  503: { status: "unavailable" },
};

/** The app, with a desk that does what a case says, and all that is written anywhere. */
async function openBench() {
  let outcome = outcomes[303] as Outcome;
  let told = "";
  for (const method of ["log", "warn", "error"] as const)
    console[method] = (...parts: readonly unknown[]) => {
      told += parts.map(String).join(" ");
    };
  let read = 0;
  const { ask, log } = await openApp({
    async submit({ fields }) {
      for (const [name, value] of Object.entries(fields)) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        const forbidden = name === "message" ? /[\0\r]/ : /[\0-\u001F\u007F-\u009F\u2028\u2029]/;
        if (forbidden.test(value)) throw new Error(`A control character got through in ${name}`);
      }
      return outcome;
    },
  });
  return {
    /** Asks, and throws where the answer is not as every answer has to be. Answers its status. */
    async expectSound(request: Request, desk = 303): Promise<number> {
      outcome = outcomes[desk] as Outcome;
      const started = performance.now();
      const answer = await ask(request);
      const body = await answer.text();
      const headers = new Map(answer.headers);
      const complaint = complaintAbout({ status: answer.status, headers }, body, desk === 503 ? [503] : []);
      if (complaint !== null) throw new Error(complaint);
      if (!headers.has("content-security-policy")) throw new Error("no policy");
      if (performance.now() - started > hangsAfterMs) throw new Error("it hangs");
      const written = log();
      if (/zqmarker|zqx|visitor\.example/i.test(told + written.slice(read)))
        throw new Error("something of it is in the log");
      read = written.length;
      return answer.status;
    },
  };
}

const origin = "http://site.example";

/** Mostly the first: an answer that is a page costs as much as ten that are none. */
const often = <T>(first: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(first) }, ...others.map((value) => fc.constant(value)));

/** A form as a list of names and values, among them a whole and valid one in most cases. */
const pairsOf = (names: readonly string[], valid: Readonly<Record<string, string>>) =>
  fc
    .tuple(
      often(true, false),
      fc.array(fc.tuple(fieldName(names), encoded(hostileText)), { maxLength: 6 }),
      often(false, true),
    )
    .map(([whole, hostile, first]) => {
      const sound = whole
        ? Object.entries(valid).map(([name, value]) => [name, encodeURIComponent(value)] as const)
        : [];
      return first ? [...hostile, ...sound] : [...sound, ...hostile];
    });

const sending = fc.record({
  locale: fc.constantFrom(...locales),
  desk: often(303, 429, 503),
  type: often(
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "multipart/form-data",
    "text/html",
  ),
  forwarded: fc.constantFrom("10.0.0.1", "zqmarker", "::1%zqmarker", "1.2.3.4, <zqx>", "[::1]:80", ","),
  cookie: fc.constantFrom("", "sent=zqmarker-zqmarker-zqmarker", 'sent="<zqx>"; sent=a', "=;;=", "sent"),
});

type Sending = typeof sending extends fc.Arbitrary<infer Value> ? Value : never;

function postOf(path: string, { type, forwarded, cookie }: Sending, body: string): Request {
  const headers = { "Content-Type": type, "X-Forwarded-For": forwarded, Cookie: cookie };
  // Each character is a byte, so that a body is what no encoder would make.
  const bytes = Buffer.from(body, "utf8");
  return new Request(`${origin}${path}`, { method: "POST", headers, body: bytes });
}

for (const { name, page, names, valid, runs } of [
  {
    name: "contact",
    page: routes.contact,
    names: [...contactFields, "_redirect", "_key", "_elapsed", "website"],
    valid: formFields("en-en", contactValues("zqmarker@visitor.example")),
    runs: 1000,
  },
  {
    name: "quote",
    page: routes.pricing,
    names: [...quoteRequestFields, "type", "duration", "pack", "options", "_key", "search", "request"],
    valid: { ...example.fields, ...personValues("zqmarker@visitor.example") },
    runs: 300,
  },
])
  test(`${runs} ${name} forms of every shape get a sound answer`, async () => {
    const { expectSound } = await openBench();
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(sending, pairsOf(names, valid), async (how, fields) => {
        const body = fields.map(([key, value]) => `${encodeURIComponent(key)}=${value}`).join("&");
        seen.add(await expectSound(postOf(page[how.locale], how, body), how.desk));
      }),
      { seed, numRuns: runs },
    );
    // The cases are worth something only where they come to the end as well as to every refusal.
    for (const status of [303, 415, 422, 429, 503]) expect(seen).toContain(status);
  });

const part = fc
  .tuple(
    fieldName([...contactFields, ...quoteRequestFields]),
    hostileText,
    fc.constantFrom(
      "",
      '; filename="zqmarker.txt"',
      '; filename="a\r\nX-Zq: 1"',
      '; name="name"',
      "; name*=utf-8''zqmarker",
    ),
    fc.constantFrom(
      "",
      "Content-Type: text/plain; charset=utf-16\r\n",
      "Content-Transfer-Encoding: base64\r\n",
      "zqmarker\r\n",
    ),
  )
  .map(
    ([name, value, rest, head]) =>
      `Content-Disposition: form-data; name="${name}"${rest}\r\n${head}\r\n${value}`,
  );

test("500 multipart forms with whatever boundaries get a sound answer", async () => {
  const { expectSound } = await openBench();
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      sending,
      fc.array(part, { maxLength: 5 }),
      often("zqb", "", "a b", '"', "--", "x".repeat(300), "é"),
      often("--", "", "-", "--\r\n--zqb"),
      fc.boolean(),
      async (how, parts, boundary, end, contact) => {
        const type = `multipart/form-data; boundary=${encodeURI(boundary)}`;
        const valid = Object.entries({
          ...contactValues("zqmarker@visitor.example"),
          ...(contact ? {} : { ...example.fields, ...personValues("zqmarker@visitor.example") }),
        });
        const sound = valid.map(
          ([key, value]) => `Content-Disposition: form-data; name="${key}"\r\n\r\n${value}`,
        );
        const all = how.desk === 303 ? [...sound, ...parts] : parts;
        const body = `${all.map((one) => `--zqb\r\n${one}\r\n`).join("")}--zqb${end}\r\n`;
        const page = contact ? routes.contact : routes.pricing;
        seen.add(await expectSound(postOf(page[how.locale], { ...how, type }, body), how.desk));
      },
    ),
    { seed, numRuns: 500 },
  );
  for (const status of [303, 400, 422]) expect(seen).toContain(status);
});

const queries = fc
  .array(
    fc.tuple(
      fieldName([
        "service",
        "filter",
        "project",
        "type",
        "duration",
        "pack",
        "options",
        "search",
        "request",
        "_routes",
        "index",
      ]),
      encoded(
        fc.oneof(
          hostileText,
          fc.constantFrom(
            "vitrine",
            "ecommerce",
            "24",
            "advanced",
            "pro",
            "dark_mode,vr_ar",
            "sent",
            "open",
            "seo",
            ",",
          ),
        ),
      ),
    ),
    { maxLength: 5 },
  )
  .map((entries) =>
    entries
      .map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
      .join("&")
      .slice(0, 8000),
  );

const unknownPaths = fc
  .tuple(
    fc.constantFrom(
      "",
      "/fr-fr",
      "/en-en",
      "/fr-fr/portfolio",
      "/en-en/services",
      "/clients",
      "/videos",
      "/assets",
      "/_root.data",
    ),
    fc.array(encoded(hostileText), { minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "/", ".data", "/__manifest", "//", "/%2e%2e/", ";x", ".html", "/index.html"),
  )
  .map(([start, segments, end]) =>
    `${start}/${segments.join("/")}${end}`.replace(/[?#]/g, "").slice(0, 8000),
  );

const knownPaths = fc.constantFrom(
  "/",
  "/connect",
  ...pairs.flatMap(({ path }) => Object.values(path)),
  ...locales.map((locale) => construction(locale, "seo").split("?")[0] ?? ""),
);

test("700 addresses, queries and methods of every shape get a sound answer", async () => {
  const { expectSound } = await openBench();
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(unknownPaths, knownPaths),
      queries,
      fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"),
      fc.constantFrom("", "br", "gzip;q=0", "zqmarker"),
      async (path, query, method, encoding) => {
        const url = `${origin}${path}${query === "" ? "" : `?${query}`}`;
        const headers = encoding === "br" ? {} : { "Accept-Encoding": encoding };
        seen.add(await expectSound(new Request(url, { method, headers })));
      },
    ),
    { seed, numRuns: 700 },
  );
  for (const status of [200, 301, 404, 405]) expect(seen).toContain(status);
});

test("8,000 configurations from outside have a price or a refusal, and an address of known characters", () => {
  const names = Object.values(selectionFields);
  const values = fc.oneof(
    encoded(hostileText),
    fc.constantFrom("vitrine", "24", "36", "advanced", "pro", "start", ",", ...optionKeys),
    fc.subarray([...optionKeys]).map((keys) => keys.join()),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 }), (entries) => {
      const fields = new URLSearchParams(entries.map(([name, value]) => `${name}=${value}`).join("&"));
      const selection = readSelection(fields);
      const result = quote(catalogue, selection);
      if (result.refusals.length === 0) expect(queryOf(selection)).toMatch(/^(?:\?[\w=&,-]+)?$/);
    }),
    { seed, numRuns: 8000 },
  );
});

test("the check of a page finds what would be an intrusion", () => {
  for (const html of [
    "<p><zqx></p>",
    '<input value=""><zqx onzq="1">',
    '<input value="" onzq="1"/>',
    "<p>a < b</p>",
    '<a href="javascript:zqmarker()">x</a>',
    "<script>const a = '</script><zqx>';</script>",
    "<p title='x'>",
    "<!-- <zqx> -->",
  ])
    expect(intrusionIn(html), html).not.toBeNull();
  expect(
    intrusionIn('<!doctype html><p title="&lt;zqx&gt;">&lt;zqx&gt;</p><script>1 < 2</script>'),
  ).toBeNull();
});
