import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import type { PageId } from "#app/site/pages.ts";

export type Subject = {
  readonly page: PageId | "connect";
  readonly slug: string | null;
  readonly pathname: string;
  readonly locale: Locale;
  readonly t: Translate;
  readonly title: string;
  readonly description: string | null;
  /** The absolute address of the page's social card. */
  readonly picture: string | null;
};

export const businessId = absoluteUrl("/#business");
export const siteId = absoluteUrl("/#website");
export const pagePartId = (path: string, part: string): string => `${absoluteUrl(path)}#${part}`;
