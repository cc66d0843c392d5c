import { localeOfPath } from "#app/i18n/locales.ts";
import { notFoundPath } from "#app/i18n/pages.ts";

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What the router answers by itself, in a format of its own: data for a client part that this site does not have. */
const isRoutersOwn = (path: string): boolean => path.endsWith(".data") || path.endsWith("/__manifest");

/**
 * The address that an error page is rendered for: the one asked for, so that its links keep its shape. One that the
 * router would answer itself, or write to the log because it cannot be decoded, is told as unknown in its language.
 */
export function shownAddress(url: URL): string {
  const { origin, pathname } = url;
  if (canBeDecoded(pathname) && !isRoutersOwn(pathname)) return url.href;
  const locale = localeOfPath(pathname);
  return `${origin}${locale === null ? "" : `/${locale}`}${notFoundPath}`;
}
