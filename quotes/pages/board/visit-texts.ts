import { isLegalPage, legalArticle } from "#app/articles/articles.ts";
import { projects } from "#app/content/projects.ts";
import { directKey, otherKey } from "#app/domain/counts.ts";
import type { Day } from "#app/domain/days.ts";
import { dateFormat } from "#app/i18n/dates.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { constructionSubjects, networkingPath } from "#app/site/pages.ts";
import { withFixedSpaces } from "./texts.ts";

export const numberText = (value: number, { locale }: Language): string => formatNumber(value, locale);

/** A share of one, `12 %`. */
export const percentText = (share: number, { locale }: Language, digits = 0): string =>
  withFixedSpaces(
    new Intl.NumberFormat(formatTag[locale], { style: "percent", maximumFractionDigits: digits }).format(
      share,
    ),
  );

const dayFormat = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  withFixedSpaces(dateFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(day)));

/** `27 nov.` */
export const dayText = (day: Day, { locale }: Language): string =>
  dayFormat(day, locale, { day: "numeric", month: "short" });

/** `nov. 2026` */
export const monthText = (day: Day, { locale }: Language): string =>
  dayFormat(day, locale, { month: "short", year: "numeric" });

/** Names of services and sites as they write them; a host as it is. */
const sources: Readonly<Record<string, string>> = {
  google: "Google",
  bing: "Bing",
  yahoo: "Yahoo",
  yandex: "Yandex",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  x: "X",
  youtube: "YouTube",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
};

export function sourceText(key: string, { t }: Language): string {
  if (key === directKey) return t("board.visits.source.direct");
  if (key === otherKey) return t("board.visits.source.other");
  return sources[key] ?? key;
}

/** The name of a page by the key that it is counted under, `project/some-client`. */
export function pageText(key: string, { locale, t }: Language): string {
  if (key === networkingPath.slice(1)) return networkingPath;
  const [page = "", part] = key.split("/");
  const label = page === "home" ? t("shell.home") : (dictionaries[locale][`breadcrumb.${page}`] ?? page);
  if (part === undefined) return label;
  const service = constructionSubjects.find((known) => known === part);
  if (service === undefined) return projects.find(({ slug }) => slug === part)?.clientName ?? part;
  return isLegalPage(service)
    ? legalArticle(service, locale).title.replaceAll("*", "")
    : t(`construction.${service}.title`);
}
