import {
  defaultLocale,
  internationalLocale,
  type Locale,
  languageTag,
  localeOfPath,
  locales,
  otherLocale,
} from "#app/i18n/locales.ts";
import {
  isItemPage,
  itemPathOf,
  networkingPath,
  notFoundPath,
  type PageId,
  pageEntry,
  pageIds,
  pages,
  pathOf,
  rootPath,
} from "./pages.ts";

export type Resolution =
  | { readonly kind: "page"; readonly page: PageId; readonly locale: Locale; readonly slug: string | null }
  /** `/`, `/connect` and `/404`, which have no language. */
  | { readonly kind: "withoutLanguage" }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "unknown"; readonly locale: Locale };

type Target = { readonly page: PageId; readonly slug: string | null };

const withoutSlash = (path: string): string => (path.endsWith("/") ? path.slice(0, -1) : path);

/** The page at `rest` in `locale`, with or without its last slash. */
function match(rest: string, locale: Locale): Target | null {
  const wanted = withoutSlash(rest);
  for (const page of pageIds) {
    const path = pages[page].path[locale];
    if (isItemPage(page)) {
      const prefix = path.replace(":slug", "");
      const slug = wanted.startsWith(prefix) ? wanted.slice(prefix.length) : "";
      if (slug !== "" && !slug.includes("/")) return { page, slug };
    } else if (withoutSlash(path) === wanted) return { page, slug: null };
  }
  return null;
}

function matchFormer(rest: string, locale: Locale): Target | null {
  const wanted = withoutSlash(rest);
  for (const page of pageIds) {
    const paths = pageEntry(page).formerly?.[locale] ?? [];
    if (paths.some((path) => withoutSlash(path) === wanted)) return { page, slug: null };
  }
  return null;
}

function addressOf({ page, slug }: Target, locale: Locale): string {
  return isItemPage(page) ? itemPathOf(page, locale, slug ?? "") : pathOf(page, locale);
}

/**
 * The kind of a path: a page, a page without a language, a redirect to the correct address of a page (missing or extra
 * slash, former address, address of the other language: the prefix decides the language), or unknown. The slug of an
 * item page is not looked up here: the page itself returns 404 if it does not exist.
 */
export function resolve(pathname: string): Resolution {
  if ([rootPath, networkingPath, notFoundPath].includes(pathname)) return { kind: "withoutLanguage" };
  if ([networkingPath, notFoundPath].includes(withoutSlash(pathname)))
    return { kind: "redirect", path: withoutSlash(pathname) };

  const locale = localeOfPath(pathname);
  if (locale === null) return { kind: "unknown", locale: defaultLocale };

  const rest = pathname.slice(`/${locale}/`.length);
  const target = match(rest, locale) ?? match(rest, otherLocale(locale)) ?? matchFormer(rest, locale);
  if (target === null) return { kind: "unknown", locale };

  const address = addressOf(target, locale);
  return address === pathname ? { kind: "page", locale, ...target } : { kind: "redirect", path: address };
}

/** The address that a path redirects to, else itself. Prerendered paths may have an extra slash at their end. */
export function canonicalPath(pathname: string): string {
  const resolution = resolve(pathname);
  return resolution.kind === "redirect" ? resolution.path : pathname;
}

/** The same page's path in another language; an unknown path only gets the other prefix. */
export function switchLocale(pathname: string, to: Locale): string {
  const resolution = resolve(pathname);
  if (resolution.kind === "page") return addressOf(resolution, to);
  const from = localeOfPath(pathname);
  return from === null ? pathOf("home", to) : `/${to}/${pathname.slice(`/${from}/`.length)}`;
}

/** A page in each language with its `hreflang`. `x-default` is one of them, which links back as search engines require. */
export function alternatesOf(pathname: string): readonly { hreflang: string; path: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: languageTag[locale], path: switchLocale(pathname, locale) })),
    { hreflang: "x-default", path: switchLocale(pathname, internationalLocale) },
  ];
}
