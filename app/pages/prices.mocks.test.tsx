import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ecommerceFaq, showcaseFaq } from "#app/content/faq.ts";
import { showcaseOffers } from "#app/content/offers.ts";
import type { Catalogue } from "#app/domain/catalogue.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { questions as ecommerceQuestions } from "#content/faq/ecommerce.ts";
import { questions as showcaseQuestions } from "#content/faq/showcase.ts";
import * as offersFile from "#content/offers.ts";
import { ServiceContents } from "./construction/ServiceContents.tsx";
import { Pack } from "./ecommerce/Pack.tsx";
import { Services as HomeServices } from "./home/Services.tsx";
import { Questions } from "./Questions.tsx";
import { Category } from "./services/Category.tsx";
import { Hero as ServicesHero } from "./services/Hero.tsx";
import { Offers } from "./showcase/Offers.tsx";
import { priceAlone } from "./showcase/offer-pack.ts";

/** Prices that the real catalogue does not have. */
const changed = vi.hoisted(() => ({
  start: 1234.56,
  advanced: 5321,
  seo: 812,
  identity: 923,
  bronze: 57,
  move: 834,
  pages: 945,
}));

// Pictures, which have no prices.
vi.mock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));

vi.mock("#content/offered-services.ts", async () => {
  const { services } = await import("#app/domain/services.ts");
  return { offeredServices: services };
});

vi.mock("#app/prices/rules.ts", async (original) => {
  const { euros } = await import("#app/domain/money.ts");
  const rules = await original<Pick<Catalogue, "packs" | "options">>();
  const { packs, options } = rules;
  const priced = <T extends object>(of: T, kind: "oneOff" | "monthly", amount: number) => ({
    ...of,
    retired: false,
    price: { kind, amount: euros(amount) },
  });
  return {
    ...rules,
    packs: {
      ...packs,
      start: { ...packs.start, price: euros(changed.start) },
      advanced: { ...packs.advanced, price: euros(changed.advanced) },
    },
    options: {
      ...(Object.fromEntries(
        Object.entries(options).map(([key, option]) => [key, { ...option, retired: false }]),
      ) as typeof options),
      seo_technical: priced(options.seo_technical, "oneOff", changed.seo),
      branding_basic: priced(options.branding_basic, "oneOff", changed.identity),
      maintenance_bronze: priced(options.maintenance_bronze, "monthly", changed.bronze),
      multipage_site: priced(options.multipage_site, "oneOff", changed.pages),
      migration_multipage: priced(options.migration_multipage, "oneOff", changed.move),
    },
  };
});

function textOf(locale: Locale, node: ReactNode): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        {node}
      </LanguageProvider>
    </MemoryRouter>,
  );
  return plain(html.replace(/<[^>]+>/g, " "));
}

const plain = (text: string) => text.replace(/\s+/g, " ");

const shown = {
  website: { "fr-fr": "1 234,56 € HT", "en-en": "€1,234.56 excl. VAT" },
  advanced: { "fr-fr": "5 321 € HT", "en-en": "€5,321 excl. VAT" },
  seo: { "fr-fr": "812 € HT", "en-en": "€812 excl. VAT" },
  identity: { "fr-fr": "923 € HT", "en-en": "€923 excl. VAT" },
  pages: { "fr-fr": "945 € HT", "en-en": "€945 excl. VAT" },
  migration: { "fr-fr": "834 € HT", "en-en": "€834 excl. VAT" },
  maintenance: { "fr-fr": "57 € HT par mois", "en-en": "€57 excl. VAT a month" },
} as const;

/** The values that texts of the content name, by the price that they show. */
const values: Partial<Record<keyof typeof shown, string>> = {
  website: "{price.website}",
  advanced: "{packPrice.advanced}",
  maintenance: "{price.maintenance}",
  migration: "{optionPrice.migration_multipage}",
};

/** The prices that these texts of the content name. */
const pricesIn = (content: unknown) =>
  (Object.keys(values) as (keyof typeof shown)[]).filter((price) =>
    JSON.stringify(content).includes(values[price] ?? ""),
  );

test.each(locales)("a price that changes in the catalogue changes on every page (%s)", (locale) => {
  const pages: Readonly<Record<string, readonly [string, readonly (keyof typeof shown)[]]>> = {
    home: [textOf(locale, <HomeServices />), ["website", "seo"]],
    services: [textOf(locale, <ServicesHero />), ["website"]],
    creation: [textOf(locale, <Category category="create" />), ["website", "identity"]],
    support: [textOf(locale, <Category category="support" />), ["maintenance"]],
    growth: [textOf(locale, <Category category="grow" />), ["seo"]],
    search: [textOf(locale, <ServiceContents service="seo" />), ["seo", "pages"]],
    offers: [textOf(locale, <Offers />), ["website", "advanced"]],
    questions: [textOf(locale, <Questions title="" faq={showcaseFaq} />), pricesIn(showcaseQuestions)],
    shop: [textOf(locale, <Pack />), pricesIn([offersFile.ecommercePack, offersFile.ecommerceOffers])],
    shopQuestions: [textOf(locale, <Questions title="" faq={ecommerceFaq} />), pricesIn(ecommerceQuestions)],
    descriptions: [
      plain(
        `${dictionaries[locale]["meta.home.description"]} ${dictionaries[locale]["meta.pricing.description"]}`,
      ),
      ["website"],
    ],
  };
  for (const [name, [text, prices]] of Object.entries(pages)) {
    for (const price of prices) expect(text, `${name}: ${price}`).toContain(shown[price][locale]);
    expect(text, name).not.toMatch(/999[.,]99|5.753[.,]45/);
  }
});

test.each(locales)("every amount of these parts is before tax, and says so (%s)", (locale) => {
  const text = textOf(
    locale,
    <>
      <HomeServices />
      <ServicesHero />
      <Offers />
      <Pack />
      <Questions title="" faq={showcaseFaq} />
    </>,
  );
  const net = locale === "fr-fr" ? /€ HT/g : /€[\d.,]+ excl\. VAT/g;
  // Both ends of a range may share the sign of the tax.
  const range = locale === "fr-fr" ? /€ (?:à|et) [\d ,]+€ HT/g : /€[\d.,]+ (?:to|and) €[\d.,]+ excl\. VAT/g;
  const amounts = text.match(/€/g)?.length ?? 0;
  expect(amounts).toBeGreaterThan(5);
  expect((text.match(net)?.length ?? 0) + (text.match(range)?.length ?? 0)).toBe(amounts);
});

test("an offer costs more than its pack and options alone", () => {
  for (const offer of showcaseOffers) {
    const alone = priceAlone(offer);
    if (offer.price !== null)
      expect(offer.price, offer.id).toBeGreaterThan(alone ?? Number.POSITIVE_INFINITY);
  }
});
