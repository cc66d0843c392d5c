/** Requests that no browser sends, but that an HTTP client can send. */
import fc from "fast-check";
import { contactFields } from "#app/forms/contact-request.ts";
import { hiddenFields } from "#app/forms/hidden-fields.ts";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { contactValues, example, formFields, personValues } from "./form-values.ts";
import { fieldName } from "./hostile-answers.ts";
import { encoded, hostileText } from "./hostile-text.ts";
import { pairs, routes } from "./routes.ts";
import { locales } from "./words.ts";

export type HostileRequest = {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The status that a fake intake leads to: 303, 429 or 503. */
  readonly intake: number;
};

/** Mostly `first`: a response with a page takes as long as ten others. */
const often = <T>(first: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(first) }, ...others.map((value) => fc.constant(value)));

/** A form as a list of names and values. Most contain a complete valid form. */
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
  intake: often(303, 429, 503),
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

const postOf = (
  target: string,
  { type, forwarded, cookie, intake }: Sending,
  body: string,
): HostileRequest => ({
  method: "POST",
  target,
  headers: { "Content-Type": type, "X-Forwarded-For": forwarded, Cookie: cookie },
  body,
  intake,
});

const person = "zqmarker@visitor.example";
const validContact = contactValues(person);
const validQuote = { ...example.fields, ...personValues(person) };

const formPost = (
  page: Readonly<Record<(typeof locales)[number], string>>,
  names: readonly string[],
  valid: Readonly<Record<string, string>>,
): fc.Arbitrary<HostileRequest> =>
  fc.tuple(sending, pairsOf(names, valid)).map(([how, fields]) => {
    const body = fields.map(([key, value]) => `${encodeURIComponent(key)}=${value}`).join("&");
    return postOf(page[how.locale], how, body);
  });

export const contactPost = formPost(
  routes.contact,
  [...contactFields, "_redirect", "_key", "_elapsed", hiddenFields.honeypot],
  formFields("en-en", validContact),
);

export const quotePost = formPost(
  routes.pricing,
  [...quoteRequestFields, "type", "duration", "pack", "options", "_key", "search", "request"],
  validQuote,
);

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

export const multipartPost: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    sending,
    fc.array(part, { maxLength: 5 }),
    often("zqb", "", "a b", '"', "--", "x".repeat(300), "é"),
    often("--", "", "-", "--\r\n--zqb"),
    fc.boolean(),
  )
  .map(([how, parts, boundary, end, contact]) => {
    const type = `multipart/form-data; boundary=${encodeURI(boundary)}`;
    const valid = Object.entries(contact ? validContact : { ...validContact, ...validQuote });
    const sound = valid.map(
      ([key, value]) => `Content-Disposition: form-data; name="${key}"\r\n\r\n${value}`,
    );
    const all = how.intake === 303 ? [...sound, ...parts] : parts;
    const body = `${all.map((one) => `--zqb\r\n${one}\r\n`).join("")}--zqb${end}\r\n`;
    const page = contact ? routes.contact : routes.pricing;
    return postOf(page[how.locale], { ...how, type }, body);
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
  ...locales.map((locale) => routes.construction[locale]),
);

export const addressRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.oneof(unknownPaths, knownPaths),
    queries,
    fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"),
    fc.constantFrom("", "br", "gzip;q=0", "zqmarker"),
  )
  .map(([path, query, method, encoding]) => ({
    method,
    target: `${path}${query === "" ? "" : `?${query}`}`,
    headers: encoding === "br" ? {} : { "Accept-Encoding": encoding },
    body: null,
    intake: 303,
  }));
