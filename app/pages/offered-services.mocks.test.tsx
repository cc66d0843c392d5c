/** What the agency does not offer is offered nowhere: every page is rendered without a service. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type Service, services } from "#app/domain/services.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { elements, valuesOf } from "#testing/markup.ts";

// The build's own: islands, pictures and inline scripts.
vi.mock("virtual:island-files", () => ({ default: {} }));
vi.mock("./project/save-data.inline.ts?script", () => ({ default: "" }));
vi.mock("./contact/searched.inline.ts?script", () => ({ default: "" }));
vi.mock("./pricing/saved-configuration.inline.ts?script", () => ({ default: "" }));
const picture = { width: 800, height: 500, url: "/picture.webp", variants: [] };
const library = { manifest: new Proxy({}, { get: () => picture }), cdnUrl: "https://pictures.example" };

async function pageComponents() {
  const modules = {
    home: await import("./home/route.tsx"),
    services: await import("./services/route.tsx"),
    showcase: await import("./showcase/route.tsx"),
    ecommerce: await import("./ecommerce/route.tsx"),
    portfolio: await import("./portfolio/route.tsx"),
    project: await import("./project/route.tsx"),
    pricing: await import("./pricing/route.tsx"),
    about: await import("./about/route.tsx"),
    contact: await import("./contact/route.tsx"),
    thankYou: await import("./thank-you/route.tsx"),
    construction: await import("./construction/route.tsx"),
    privacy: await import("./privacy/route.tsx"),
  };
  return Object.entries(modules).map(
    ([page, { default: Page }]) => [page as keyof typeof modules, Page] as const,
  );
}

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
  const { LanguageProvider } = await import("#app/i18n/LanguageProvider.tsx");
  const { locales } = await import("#app/i18n/locales.ts");
  const { dictionaries } = await import("#app/i18n/words.ts");
  const { IslandRenderer } = await import("#app/islands/Island.tsx");
  const { PageHead } = await import("#app/seo/PageHead.tsx");
  const { StructuredData } = await import("#app/seo/StructuredData.tsx");
  const { Shell } = await import("#app/shell/Shell.tsx");
  const { pathsOf } = await import("#app/site/addresses.ts");
  const { constructionPath, constructionServices, pages, pathOf } = await import("#app/site/pages.ts");
  const { resolve } = await import("#app/site/resolve.ts");
  const { Pictures } = await import("#app/ui/Picture.tsx");
  const components = await pageComponents();
  const others = await notOffers();

  const routes = locales.flatMap((locale) =>
    components.map(([page, Page]) => ({
      path: `/${locale}/${pages[page].path[locale]}`,
      Component: () => (
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <Whole pathname={pathsOf(page, locale)[0] ?? ""}>
            <Page />
          </Whole>
        </LanguageProvider>
      ),
    })),
  );
  function Whole({ pathname, children }: { pathname: string; children: ReactNode }) {
    const resolution = resolve(pathname);
    return (
      <>
        <PageHead pathname={pathname} resolution={resolution} errorStatus={null} />
        <Shell currentPath={pathname} breadcrumb>
          {children}
        </Shell>
        <StructuredData pathname={pathname} resolution={resolution} />
      </>
    );
  }

  const addresses = locales.flatMap((locale) => [
    ...components.flatMap(([page]) => pathsOf(page, locale)),
    ...constructionServices
      .filter((service) => service !== "legal")
      .map((service) => constructionPath(locale, service)),
    `${pathOf("pricing", locale)}?type=vitrine&duration=24&pack=pro-plus`,
    `${pathOf("pricing", locale)}?type=reservation`,
    `${pathOf("pricing", locale)}?need=book&have=texts&when=soon`,
  ]);
  const { query, dataRoutes } = createStaticHandler(routes);
  const rendered = addresses.map(async (address): Promise<[string, Rendered]> => {
    const context = await query(new Request(`https://agency.example${address}`));
    if (context instanceof Response) throw new Error(`${address} was not rendered`);
    const router = createStaticRouter(dataRoutes, context);
    const html = renderToStaticMarkup(
      <IslandRenderer value={renderToString}>
        <Pictures value={library}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Pictures>
      </IslandRenderer>,
    );
    const text = others.reduce((left, other) => left.replaceAll(evened(other), " "), textOf(html));
    return [address, { html, text }];
  });
  return new Map(await Promise.all(rendered));
}

const evened = (text: string) => withPlainHyphens(text).replace(/[\s\u00A0\u202F]+/g, " ");

/** What a page says, to people, to search engines and to screen readers. */
function textOf(html: string): string {
  const said = html.replace(/<script type="application\/json">[\s\S]*?<\/script>/g, " ");
  const attributes = ["alt", "aria-label", "content", "title"].flatMap((name) => valuesOf(said, name));
  const text = [said.replace(/<[^>]+>/g, " "), ...attributes].join(" ");
  return evened(text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"'));
}

/** Where a page leads to a service, or sends it; not to itself. */
function waysTo(service: Service, html: string, address: string): readonly string[] {
  const addresses = [...elements(html, "a"), ...elements(html, "form")].map(
    ({ href, action }) => href ?? action ?? "",
  );
  const values = elements(html, "input").map(({ name, value }) => `${name}=${value}`);
  const named = new RegExp(`(?:service|topic|type)=${service}(?![\\w-])`);
  return [...addresses, ...values].filter((way) => way !== address && named.test(way));
}

/** How texts name the services that many sentences speak of. */
const names: Partial<Readonly<Record<Service, RegExp>>> = {
  reservation: /.{0,40}(?<!\p{L})(?:réservations?|agendas?|bookings?|calendars?)(?!\p{L}).{0,40}/giu,
  seo: /.{0,40}(?:(?<!\p{L})SEO(?!\p{L})|référencement).{0,40}/giu,
  audit: /.{0,40}(?:audit (?:SEO )?gratuit|free (?:SEO )?audit).{0,40}/giu,
};

test.each<{ removed: readonly Service[] }>([
  { removed: ["reservation"] },
  { removed: ["audit"] },
  { removed: ["seo", "audit"] },
  { removed: ["optimisation"] },
  { removed: ["maintenance"] },
  { removed: ["assistance"] },
])("without $removed no page leads to it or speaks of it", async ({ removed }) => {
  const found: string[] = [];
  for (const [address, { html, text }] of await pagesWith(services.filter((each) => !removed.includes(each))))
    for (const service of removed)
      found.push(
        ...waysTo(service, html, address).map((way) => `${address} leads to ${way}`),
        ...(text.match(names[service] ?? /(?!)/) ?? []).map((said) => `${address} says ${said}`),
      );
  expect(found).toEqual([]);
});

test("without maintenance no page names what it costs", async () => {
  const pages = await pagesWith(services.filter((each) => each !== "maintenance"));
  const { formatMoney } = await import("#app/i18n/formats.ts");
  const { locales } = await import("#app/i18n/locales.ts");
  const { lowestPrices: floors } = await import("#app/prices/price-floors.ts");
  const each = { "fr-fr": "HT par mois", "en-en": "excl. VAT a month" } as const;
  const costs = locales.map((locale) => evened(`${formatMoney(floors.maintenance, locale)} ${each[locale]}`));
  const found = [...pages].flatMap(([address, { text }]) =>
    costs.filter((cost) => text.includes(cost)).map((cost) => `${address} says ${cost}`),
  );
  expect(found).toEqual([]);
  expect(costs.every((cost) => cost.length > 10)).toBe(true);
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

/** The content of an agency that has nothing to show yet, as `npm run init` leaves it. */
function mockNothingToShow(): () => void {
  const nothing = {
    "#content/portfolio/projects.ts": { allProjects: [] },
    "#content/portfolio/order.ts": { order: [] },
    "#content/testimonials.ts": { testimonials: [] },
    "#content/videos/videos.ts": { videos: [] },
    "#content/blog.ts": { blogEntries: [] },
    "#content/conversion-rates.ts": { conversionRates: null },
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
  return () => {
    for (const module of [...Object.keys(nothing), "#content/identity.ts", "#content/figures.ts"])
      vi.doUnmock(module);
  };
}

test("with nothing to show yet every page is whole, and none leads to the portfolio", async () => {
  const restore = mockNothingToShow();
  try {
    const pages = await pagesWith(services);
    expect(pages.size).toBeGreaterThan(20);
    for (const [address, { html }] of pages) {
      expect(html.match(/<h1\b/g), address).toHaveLength(1);
      expect(html.match(/<(?:ul|ol|dl|select)\b[^>]*><\//g) ?? [], address).toEqual([]);
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
