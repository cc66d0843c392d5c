/** Header, drawer and footer follow the content's lists. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Menus } from "#app/content/schemas/menus.ts";
import type { Service } from "#app/domain/services.ts";

const own: Menus = {
  header: ["company", "pricing", "services", "portfolio"],
  tablet: ["pricing", "portfolio", "home"],
  drawer: ["contact", "company", "services", "portfolio", "home"],
  services: { create: ["reservation", "showcase"], grow: ["seo"] },
  company: ["contact", "about"],
  footer: { services: ["pricing", "maintenance", "home"], company: ["portfolio", "seo"], resources: [] },
  smallPrint: ["privacy", "legal", "accessibility", "terms"],
};

async function siteWith(offeredServices: readonly Service[], menus: Menus = own) {
  vi.resetModules();
  vi.doMock("#content/offered-services.ts", () => ({ offeredServices }));
  vi.doMock("#content/portfolio/order.ts", () => ({ categories: ["vitrine"] }));
  vi.doMock("#content/menus.ts", () => ({ menus }));
  vi.doMock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));
  const { LanguageProvider } = await import("#app/i18n/LanguageProvider.tsx");
  const { dictionaries } = await import("#app/i18n/words.ts");
  const { Header } = await import("./Header.tsx");
  const { Drawer } = await import("./Drawer.tsx");
  const { Footer } = await import("./Footer.tsx");
  const { pathOf } = await import("#app/site/pages.ts");
  const markup = (part: React.ReactNode) =>
    renderToStaticMarkup(
      <LanguageProvider locale="en-en" words={dictionaries["en-en"]}>
        {part}
      </LanguageProvider>,
    );
  /** Where the links of a part lead to, within the site and in their order. */
  const links = (html: string) => [...html.matchAll(/<a href="(\/en-en\/[^"]*)"/g)].map(([, href]) => href);
  const nav = (html: string) => links(/<nav.*<\/nav>/s.exec(html)?.[0] ?? "");
  const footer = markup(<Footer />);
  return {
    header: nav(markup(<Header currentPath="/" />)),
    drawer: nav(markup(<Drawer currentPath="/fr-fr/" />)),
    footer: nav(footer),
    headings: [...footer.matchAll(/<h2/g)].length,
    smallPrint: links(footer.split("</nav>").at(-1) ?? ""),
    path: (page: Parameters<typeof pathOf>[0]) => pathOf(page, "en-en"),
    service: (name: string) => `${pathOf("construction", "en-en")}?service=${name}`,
  };
}

afterEach(() => vi.resetModules());

test("what stands in the menus, and in which order, is the content's", async () => {
  const { header, drawer, footer, smallPrint, headings, path, service } = await siteWith([
    ...(["reservation", "seo", "maintenance", "portfolio"] as const),
  ]);
  const services = [service("reservation"), path("showcase"), path("services"), service("seo")];
  expect(header).toEqual([
    ...[path("contact"), path("about"), path("pricing")],
    ...[path("portfolio"), ...services, path("portfolio")],
    ...[path("pricing"), path("portfolio"), path("home")],
  ]);
  const inPanel = [service("reservation"), path("showcase"), service("seo"), path("services")];
  expect(drawer).toEqual([
    ...[path("contact"), path("contact"), path("about")],
    ...[...inPanel, path("portfolio"), path("portfolio"), path("home")],
  ]);
  expect(footer.slice(0, 5)).toEqual([
    ...[path("pricing"), service("maintenance"), path("home"), path("portfolio"), service("seo")],
  ]);
  // A column without a link has no title: two of three, and the one with the address.
  expect(headings).toBe(3);
  expect(smallPrint).toEqual([
    ...[path("privacy"), service("legal"), path("accessibility"), service("terms")],
  ]);
});

test("what is switched off is left out, and a menu without an entry too", async () => {
  const { header, drawer, footer, path } = await siteWith([], {
    ...own,
    services: { create: ["reservation"], grow: ["seo"] },
  });
  expect(header).toEqual([path("contact"), path("about"), path("pricing"), path("pricing"), path("home")]);
  expect(drawer).toEqual([path("contact"), path("contact"), path("about"), path("home")]);
  expect(footer.slice(0, 2)).toEqual([path("pricing"), path("home")]);
  for (const part of [header, drawer, footer]) expect(part).not.toContain(path("portfolio"));
});
