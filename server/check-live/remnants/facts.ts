/** What identifies the sample agency, read from the content: its names, its figures, its place, its claims. */

import { projects } from "#app/content/projects.ts";
import { team } from "#app/content/team.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { numberWords } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { blogEntries } from "#content/blog.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { homeTerritory, serviceRadiusMetres, territories } from "#content/place.ts";
import { firstContact, seoExpert } from "#content/team.ts";

/**
 * How a text is a remnant. `own`: nobody else has it. `shared`: another agency may have the same, and then states it in
 * the same file. `place`: likewise, and any text may mention it. `title`: a place whose name says where the agency is only
 * in titles, descriptions and first headings.
 */
export type FactKind = "own" | "shared" | "place" | "title";

export type Fact = {
  /** The content file that states it. */
  readonly file: string;
  readonly kind: FactKind;
  readonly text: string;
};

/** A number as texts write it: in digits, and in words up to ten. */
const numbers = (value: number, locale: Locale) =>
  [String(value), numberWords[locale][value]].filter((text) => text !== undefined);

function ofIdentity(): readonly [FactKind, readonly string[]][] {
  const { name, legalName, tagline, origin, phone, emails, chat, founder, address, social } = identity;
  const { founded, companiesSupported } = identity;
  const employees = team.length;
  const chatNumbers = chat.number === null ? [] : [chat.number];
  return [
    ["own", [name, legalName, ...Object.values(tagline), new URL(origin).host, ...Object.values(emails)]],
    ["own", [phone.display, phone.link, ...chatNumbers, founder.name, address.street]],
    ["own", social.map(({ url }) => url.replace(/^https:\/\/(?:www\.)?/, ""))],
    ["place", [address.city]],
    ["shared", [`depuis ${founded}`, `since ${founded}`, `fondée en ${founded}`, `founded in ${founded}`]],
    ["shared", numbers(employees, "fr-fr").map((number) => `${number} personnes`)],
    ["shared", numbers(employees, "en-en").map((number) => `${number} people`)],
    [
      "shared",
      companiesSupported === null
        ? []
        : ["entreprises", "companies", "client companies"].map((what) => `${companiesSupported} ${what}`),
    ],
  ];
}

function ofVision(): readonly string[] {
  if (figures.vision === null) return [];
  const { year, billions } = figures.vision;
  return [`${billions} milliards`, `${billions} billion`, `vision ${year}`];
}

function ofConversionRates(): readonly [FactKind, readonly string[]][] {
  if (conversionRates === null) return [];
  const { own, result } = conversionRates;
  return [
    ["shared", [`${own.toLocaleString("fr-FR")} %`, `${own}%`]],
    ["own", Object.values(result)],
  ];
}

function ofFile(): Readonly<Record<string, readonly [FactKind, readonly string[]][]>> {
  return {
    "brand.yaml": ofIdentity(),
    "place.yaml": [
      ["title", Object.values(territories[homeTerritory].name)],
      ["shared", [`${serviceRadiusMetres / 1000} km`]],
    ],
    "team.yaml": [
      ["own", team.map(({ name }) => name)],
      ["shared", [firstContact, seoExpert]],
    ],
    "figures.yaml": [["shared", ofVision()]],
    "conversion-rates.yaml": ofConversionRates(),
    "legal.yaml": [["own", [legal.host, legal.mediator].flatMap((company) => Object.values(company ?? {}))]],
    "blog.yaml": blogEntries.map(({ title, text }) => [
      "own",
      [...Object.values(title), ...Object.values(text)],
    ]),
    "testimonials.yaml": testimonials.map(({ author, company, text }) => [
      "own",
      [author, company, ...Object.values(text)],
    ]),
    ...Object.fromEntries(
      projects.map(({ slug, clientName, summary, testimonial }) => {
        const texts = [
          slug,
          clientName,
          ...Object.values(summary),
          ...(testimonial ? [testimonial.author] : []),
        ];
        return [`portfolio/${slug}/project.yaml`, [["own", texts]]];
      }),
    ),
  };
}

/** Each text once. */
export function statedFacts(): readonly Fact[] {
  const all = Object.entries(ofFile()).flatMap(([file, groups]) =>
    groups.flatMap(([kind, texts]) => texts.map((text): Fact => ({ file: `content/${file}`, kind, text }))),
  );
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}
