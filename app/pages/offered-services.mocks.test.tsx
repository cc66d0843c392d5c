/** What the agency does not offer is offered nowhere: every page is rendered without a service. */

import { expect, test, vi } from "vitest";
import { type Service, services } from "#app/domain/services.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { elements, valuesOf } from "#testing/markup.ts";
import { plain } from "#testing/words.ts";
import { everyPage } from "./every-page.fixture.tsx";

/** The texts that people and recordings said, and the tips: none of them offers a service. */
async function notOffers(): Promise<readonly string[]> {
  const { typesetIn } = await import("#app/i18n/typography.ts");
  const { locales } = await import("#app/i18n/locales.ts");
  const { blogEntries } = await import("#content/blog.ts");
  const { team } = await import("#app/content/team.ts");
  const { testimonials } = await import("#app/content/testimonials.ts");
  const { videos } = await import("#content/videos/videos.ts");
  return [
    ...videos.flatMap(({ description, transcript }) => [description, ...transcript]),
    ...locales.flatMap((locale) => [
      ...blogEntries.map(({ text }) => typesetIn(text, locale)),
      ...team.map(({ copy }) => typesetIn(copy, locale).role),
      ...testimonials.map(({ text }) => typesetIn(text, locale)),
    ]),
  ];
}

type Rendered = { readonly html: string; readonly text: string };

/** Every page by its address, in both languages, where only these services are offered. */
async function pagesWith(offeredServices: readonly Service[]): Promise<ReadonlyMap<string, Rendered>> {
  vi.resetModules();
  vi.doMock("#content/offered-services.ts", () => ({ offeredServices }));
  const pages = await everyPage();
  const others = await notOffers();
  return new Map(
    [...pages].map(([address, html]) => {
      const text = others.reduce((left, other) => left.replaceAll(evened(other), " "), textOf(html));
      return [address, { html, text }];
    }),
  );
}

const evened = (text: string) => withPlainHyphens(text).replace(/[\s\u00A0\u202F]+/g, " ");

/** What a page says, to people, to search engines and to screen readers. */
function textOf(html: string): string {
  const said = html.replace(/<script type="application\/json">[\s\S]*?<\/script>/g, " ");
  const attributes = ["alt", "aria-label", "content", "title"].flatMap((name) => valuesOf(said, name));
  const text = [said.replace(/<[^>]+>/g, " "), ...attributes].join(" ");
  return evened(text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"'));
}

/** Pages that are a service's own. */
const ownPages: Partial<Readonly<Record<Service, RegExp>>> = {
  ecommerce: /creation-site-ecommerce/,
  portfolio: /\/portfolio\//,
};

/** Where a page leads to a service, or sends it; not to itself. */
function waysTo(service: Service, html: string, address: string): readonly string[] {
  const addresses = [...elements(html, "a"), ...elements(html, "form")].map(
    ({ href, action }) => href ?? action ?? "",
  );
  const values = elements(html, "input").map(({ name, value }) => `${name}=${value}`);
  const named = new RegExp(`(?:service|topic|type)=${service}(?![\\w-])`);
  return [...addresses, ...values].filter(
    (way) => way !== address && (named.test(way) || ownPages[service]?.test(way)),
  );
}

/** How texts name the services that many sentences speak of. */
const names: Partial<Readonly<Record<Service, RegExp>>> = {
  reservation: /.{0,40}(?<!\p{L})(?:réservations?|agendas?|bookings?|calendars?)(?!\p{L}).{0,40}/giu,
  seo: /.{0,40}(?:(?<!\p{L})SEO(?!\p{L})|référencement).{0,40}/giu,
  // But for what the conversion rate is compared with, and the shops of clients' towns.
  ecommerce:
    /.{0,40}(?<!\p{L}|de l’|dans l’|average for |; in |without |à la |distillery )(?:boutiques?(?! hotel)|e[-\u2011]commerce|online sales|ventes? en ligne|shops?)(?!\p{L}).{0,40}/giu,
  audit: /.{0,40}(?:audit (?:SEO )?gratuit|free (?:SEO )?audit).{0,40}/giu,
  maintenance: /.{0,40}maintenance.{0,40}/giu,
  // Not what a client's site has, nor what the agency may cite elsewhere.
  portfolio: /.{0,40}(?:le|notre|our|the whole|in the) portfolio.{0,40}/giu,
};

/** How pages name what the cheapest maintenance costs. */
async function costsOfMaintenance(): Promise<readonly string[]> {
  const { formatMoney } = await import("#app/i18n/formats.ts");
  const { locales } = await import("#app/i18n/locales.ts");
  const { lowestPrices: floors } = await import("#app/prices/price-floors.ts");
  const each = { "fr-fr": "HT par mois", "en-en": "excl. VAT a month" } as const;
  const costs = locales.map((locale) => evened(`${formatMoney(floors.maintenance, locale)} ${each[locale]}`));
  expect(costs.every((cost) => cost.length > 10)).toBe(true);
  return costs;
}

// Several at once where no text speaks of two of them: all modules are loaded anew, and all pages rendered.
test.each<{ removed: readonly Service[] }>([
  { removed: ["reservation", "optimisation"] },
  { removed: ["audit", "assistance", "ecommerce"] },
  { removed: ["portfolio"] },
  { removed: ["seo", "audit", "maintenance"] },
])("without $removed no page leads to it, speaks of it or names its price", async ({ removed }) => {
  const found: string[] = [];
  const pages = await pagesWith(services.filter((each) => !removed.includes(each)));
  const costs = removed.includes("maintenance") ? await costsOfMaintenance() : [];
  for (const [address, { html, text }] of pages) {
    found.push(...costs.filter((cost) => text.includes(cost)).map((cost) => `${address} says ${cost}`));
    for (const service of removed)
      found.push(
        ...waysTo(service, html, address).map((way) => `${address} leads to ${way}`),
        ...(text.match(names[service] ?? /(?!)/) ?? []).map((said) => `${address} says ${said}`),
      );
  }
  expect(found).toEqual([]);
});

test("with every service, some page leads to each, and speaks of it", async () => {
  const pages = [...(await pagesWith(services))];
  for (const service of services) {
    expect(
      pages.some(([address, { html }]) => waysTo(service, html, address).length > 0),
      service,
    ).toBe(true);
    const name = names[service];
    if (name !== undefined)
      expect(
        pages.some(([, { text }]) => name.test(text)),
        service,
      ).toBe(true);
  }
});

/** The content of an agency that has nothing to show yet, as `npm run init` leaves it, and has emptied every list. */
function mockNothingToShow(): () => void {
  const nothing = {
    "#content/portfolio/projects.ts": { allProjects: [] },
    "#content/portfolio/order.ts": { order: [], categories: [] },
    "#content/testimonials.ts": { testimonials: [] },
    "#content/videos/videos.ts": { videos: [] },
    "#content/blog.ts": { blogEntries: [] },
    "#content/conversion-rates.ts": { conversionRates: null },
    "#content/agency.ts": { values: [], method: [], promises: [], milestones: [] },
    ...Object.fromEntries(
      ["showcase", "ecommerce", "booking"].map((name) => [`#content/faq/${name}.ts`, { questions: [] }]),
    ),
  };
  for (const [module, content] of Object.entries(nothing)) vi.doMock(module, () => content);
  vi.doMock("#content/identity.ts", async (original) => {
    const { identity } = await original<typeof import("#content/identity.ts")>();
    const founder = { ...identity.founder, portrait: null };
    return { identity: { ...identity, founder, rating: null, social: [] } };
  });
  vi.doMock("#content/figures.ts", async (original) => {
    const { figures } = await original<typeof import("#content/figures.ts")>();
    return { figures: { ...figures, vision: null } };
  });
  vi.doMock("#content/services.ts", async (original) => ({
    ...(await original<typeof import("#content/services.ts")>()),
    steps: [],
  }));
  vi.doMock("#content/offers.ts", async (original) => ({
    ...(await original<typeof import("#content/offers.ts")>()),
    ...{ ecommercePack: [], ecommerceOffers: [] },
  }));
  const changed = ["identity", "figures", "services", "offers"].map((name) => `#content/${name}.ts`);
  return () => {
    for (const module of [...Object.keys(nothing), ...changed]) vi.doUnmock(module);
  };
}

test("with nothing to show yet every page is whole, and none leads to the portfolio", async () => {
  const restore = mockNothingToShow();
  try {
    const pages = await pagesWith(services);
    expect(pages.size).toBeGreaterThan(20);
    for (const [address, { html }] of pages) {
      // The networking page has both languages.
      expect(html.match(/<h1\b/g), address).toHaveLength(address === "/connect" ? 2 : 1);
      expect(html.match(/<(?:ul|ol|dl|select)\b[^>]*><\//g) ?? [], address).toEqual([]);
      expect(html, address).not.toMatch(
        /id="(?:questions|values|method|experience|history|process)"|FAQPage/,
      );
      const ways = elements(html, "a").map(({ href }) => href ?? "");
      if (!/\/portfolio\//.test(address))
        expect(
          ways.filter((way) => way.includes("/portfolio/")),
          address,
        ).toEqual([]);
    }
  } finally {
    restore();
  }
});

/** Every page of an agency with this number for chats. */
async function pagesWithChat(number: string | null): Promise<ReadonlyMap<string, Rendered>> {
  vi.doMock("#content/identity.ts", async (original) => {
    const { identity } = await original<typeof import("#content/identity.ts")>();
    return { identity: { ...identity, chat: { number, baseUrl: "https://wa.me/" } } };
  });
  try {
    return await pagesWith(services);
  } finally {
    vi.doUnmock("#content/identity.ts");
  }
}

test("without a number for chats no page leads to one or speaks of it, and the VIP meeting is booked by the form", async () => {
  // A quote may be passed on to the client's number all the same.
  const passedOn = /(?:aussi par|to you by) WhatsApp/g;
  const of = (pages: ReadonlyMap<string, Rendered>) =>
    [...pages].flatMap(([address, { html, text }]) => [
      ...(html.match(/https:\/\/wa\.me[^"]*/g) ?? []).map((way) => `${address} leads to ${way}`),
      ...(text.replace(passedOn, "").match(/.{0,40}WhatsApp.{0,20}/g) ?? []).map(
        (said) => `${address} says ${said}`,
      ),
    ]);
  expect(of(await pagesWithChat("33612345678")).length).toBeGreaterThan(20);
  const without = await pagesWithChat(null);
  expect(of(without)).toEqual([]);
  const vip = /<section aria-labelledby="vip".*?<\/section>/.exec(without.get("/fr-fr/contact/")?.html ?? "");
  expect(elements(vip?.[0] ?? "", "a").map(({ href }) => href)).toEqual(["#request"]);
});

test("where no VAT is charged at home, no page states a rate of it", async () => {
  vi.doMock("#content/place.ts", async (original) => {
    const place = await original<typeof import("#content/place.ts")>();
    const facts: Readonly<Record<string, object>> = place.vatPlaces;
    const untaxed = Object.keys(facts).find((key) => "untaxed" in (facts[key] ?? {}));
    return { ...place, homeVatPlace: untaxed, namedVatPlaces: [untaxed] };
  });
  try {
    const pages = [...(await pagesWith(services))];
    const rates =
      /.{0,60}(?:TVA|VAT)[^.]{0,60}(?<![\d.,])0\s?%.{0,30}|.{0,60}(?<![\d.,])0\s?% (?:VAT|TVA).{0,30}/g;
    expect(
      pages.flatMap(
        ([address, { text }]) => text.match(rates)?.map((said) => `${address} says ${said}`) ?? [],
      ),
    ).toEqual([]);
  } finally {
    vi.doUnmock("#content/place.ts");
  }
});

const member = (name: string) => ({
  name,
  portrait: null,
  copy: { "fr-fr": { role: "Design" }, "en-en": { role: "Design" } },
});

test.each([
  {
    colleagues: [],
    people: ["une personne", "one person"],
    never:
      /notre équipe|par une équipe|\bour team|(?:with the|one|by a) team|l’équipe\b(?! d’)|on the team|cinq personnes|five people/i,
  },
  {
    colleagues: [member("Ève Rose")],
    people: ["deux personnes", "two people"],
    never: /cinq personnes|five people/i,
  },
])("an agency of 1 + $colleagues.length is said to be just that", async ({ colleagues, people, never }) => {
  vi.doMock("#content/team.ts", async (original) => ({
    ...(await original<typeof import("#content/team.ts")>()),
    colleagues,
  }));
  try {
    const pages = [...(await pagesWith(services))];
    const found = new RegExp(`.{0,60}(?:${never.source}).{0,20}`, "i");
    expect(pages.flatMap(([address, { text }]) => found.exec(`${address} ${text}`)?.[0] ?? [])).toEqual([]);
    const { contentValue } = await import("#app/i18n/content-values.ts");
    const { locales } = await import("#app/i18n/locales.ts");
    expect(locales.map((locale) => contentValue("team.people", locale))).toEqual(people);
    expect(
      pages.some(([, { html }]) => html.includes(`QuantitativeValue","value":${1 + colleagues.length}}`)),
    ).toBe(true);
  } finally {
    vi.doUnmock("#content/team.ts");
  }
});

test("a testimonial that was published nowhere else is quoted, without a card and without a page of its own", async () => {
  const both = (text: string) => ({ "fr-fr": text, "en-en": text });
  const testimonials = [
    {
      author: "Ève Rose",
      text: both("Un site qui se lit au soleil."),
      role: both("Gérante"),
      company: "Le Port",
    },
  ];
  vi.doMock("#content/testimonials.ts", () => ({ testimonials }));
  try {
    const pages = await pagesWith(services);
    const home = pages.get("/fr-fr/")?.html ?? "";
    expect(plain(home)).toContain("Un site qui se lit au soleil.");
    expect(home).not.toMatch(/data-embed-title|client-preview/);
    expect([...pages.keys()].filter((address) => address.includes("temoignages/"))).toEqual([]);
  } finally {
    vi.doUnmock("#content/testimonials.ts");
  }
});
