/**
 * Every page by its address, in all languages, as the content says that its modules export when it is called. Whoever calls it has
 * replaced some of them (`vi.doMock`), and has reset the modules.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { vi } from "vitest";

// The build's own: islands, pictures and inline scripts.
vi.doMock("virtual:island-files", () => ({ default: {} }));
vi.doMock("./connect/connect.inline.ts?script", () => ({ default: "" }));
vi.doMock("./error/language-links.inline.ts?script", () => ({ default: "" }));
vi.doMock("./project/save-data.inline.ts?script", () => ({ default: "" }));
vi.doMock("./project/comparison.inline.ts?script", () => ({ default: "" }));
vi.doMock("./contact/searched.inline.ts?script", () => ({ default: "" }));
vi.doMock("./pricing/saved-configuration.inline.ts?script", () => ({ default: "" }));
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
    accessibility: await import("./accessibility/route.tsx"),
    privacy: await import("./privacy/route.tsx"),
  };
  return Object.entries(modules).map(
    ([page, { default: Page }]) => [page as keyof typeof modules, Page] as const,
  );
}

export async function everyPage(): Promise<ReadonlyMap<string, string>> {
  const { LanguageProvider } = await import("#app/i18n/LanguageProvider.tsx");
  const { defaultLocale, locales } = await import("#app/i18n/locales.ts");
  const { dictionaries } = await import("#app/i18n/words.ts");
  const { IslandRenderer } = await import("#app/islands/Island.tsx");
  const { PageHead } = await import("#app/seo/PageHead.tsx");
  const { StructuredData } = await import("#app/seo/StructuredData.tsx");
  const { Shell } = await import("#app/shell/Shell.tsx");
  const { pathsOf } = await import("#app/site/addresses.ts");
  const { constructionPath, constructionSubjects, networkingPath, notFoundPath, pages, pathOf } =
    await import("#app/site/pages.ts");
  const { resolve } = await import("#app/site/resolve.ts");
  const { Pictures } = await import("#app/ui/Picture.tsx");
  const { default: Connect } = await import("./connect/route.tsx");
  const { ErrorPage } = await import("./error/ErrorPage.tsx");
  const components = await pageComponents();

  const networking = {
    path: networkingPath,
    Component: () => (
      <LanguageProvider locale={defaultLocale} words={dictionaries[defaultLocale]}>
        <PageHead pathname={networkingPath} resolution={resolve(networkingPath)} errorStatus={null} />
        <Connect />
      </LanguageProvider>
    ),
  };
  const missing = locales.map((locale) => ({
    path: `/${locale}${notFoundPath}`,
    Component: () => (
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        <PageHead pathname={notFoundPath} resolution={resolve(notFoundPath)} errorStatus={404} />
        <Shell currentPath={notFoundPath} breadcrumb={false}>
          <ErrorPage status={404} />
        </Shell>
      </LanguageProvider>
    ),
  }));
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

  const languageAddresses = locales.flatMap((locale) => [
    ...components.flatMap(([page]) => pathsOf(page, locale)),
    ...constructionSubjects.map((service) => constructionPath(locale, service)),
    `${pathOf("pricing", locale)}?type=vitrine&duration=24&pack=pro-plus`,
    `${pathOf("pricing", locale)}?type=reservation`,
    `${pathOf("pricing", locale)}?need=book&have=texts&when=soon`,
  ]);
  const addresses = [...languageAddresses, ...[networking, ...missing].map(({ path }) => path)];
  const { query, dataRoutes } = createStaticHandler([...routes, networking, ...missing]);
  const rendered = addresses.map(async (address): Promise<[string, string]> => {
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
    return [address, html];
  });
  return new Map(await Promise.all(rendered));
}
