import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { Article } from "#app/domain/article.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { type Locale, type Localized, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { PageHead } from "#app/seo/PageHead.tsx";
import { Breadcrumb } from "#app/shell/Breadcrumb.tsx";
import { type ConstructionService, constructionPath } from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import Construction from "./route.tsx";

const texts = vi.hoisted(() => ({ legal: null, terms: null }) as Record<string, Localized<Article> | null>);
vi.mock("#content/articles/legal-texts.ts", () => ({ legalTexts: texts }));

const sample = (title: string): Article => ({
  title,
  lead: "Première phrase du texte.",
  sections: [
    {
      id: "publisher",
      title: "Éditeur",
      blocks: [
        "L'éditeur est une société.",
        { list: ["Un point", ["Un lien : ", { text: "le site", href: "https://a-la.example/b-ce" }]] },
        { terms: [{ term: "SIRET", text: "000" }] },
      ],
    },
  ],
});

function render(locale: Locale, service: ConstructionService): string {
  const [pathname = ""] = constructionPath(locale, service).split("?");
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[constructionPath(locale, service)]}>
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        <PageHead pathname={pathname} resolution={resolve(pathname)} errorStatus={null} />
        <Breadcrumb currentPath={pathname} />
        <Construction />
      </LanguageProvider>
    </MemoryRouter>,
  );
}

test.each(locales)(
  "until it is written, a legal text's address in %s says that it is being prepared",
  (locale) => {
    for (const service of ["legal", "terms"] as const) {
      texts[service] = null;
      const html = render(locale, service);
      expect(html).toContain(`<h1`);
      expect(html).toContain(dictionaries[locale][`pages.construction.${service}.text`]);
      expect(html).not.toContain("Éditeur");
    }
  },
);

test("once written, it stands at the same address, and the page is called by its name", () => {
  texts.legal = { "fr-fr": sample("Mentions *légales*"), "en-en": sample("Legal *notice*") };
  texts.terms = null;
  const html = render("fr-fr", "legal");
  expect(html).toContain("<title>Mentions légales · ");
  expect(html).toContain('<span aria-current="page">Mentions légales</span>');
  expect(html).toContain("Mentions <em>légales</em></h1>");
  expect(html).toContain('<a href="#publisher"');
  expect(html).toContain("<p>L’éditeur est une société.</p>");
  expect(html).toContain('<li>Un lien\u00A0: <a href="https://a-la.example/b-ce">le site</a></li>');
  expect(html).toContain("<dt>SIRET</dt><dd>000</dd>");
  expect(html).not.toContain(dictionaries["fr-fr"]["pages.construction.legal.text"]);
  // Nothing else at that page's other addresses has changed.
  for (const service of ["terms", "seo"] as const)
    expect(render("fr-fr", service)).toContain(dictionaries["fr-fr"][`pages.construction.${service}.text`]);
});
