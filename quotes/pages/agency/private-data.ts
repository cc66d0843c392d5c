import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import type { AgencyOperations, RequestView } from "#quotes/operations.ts";
import type { PrivatePage } from "#quotes/pages/PrivateDocument.tsx";
import { orGone } from "#quotes/pages/refusal.ts";

/** The agency reads French, in whatever language the visitor writes. */
export const agencyLocale: Locale = "fr-fr";
export const t = translations[agencyLocale];
export const agencyLanguage: Language = { locale: agencyLocale, t };

/** The request of a link with the page's title. */
export async function loadRequest(
  operations: AgencyOperations,
  token: string | undefined,
  titleOf: (view: RequestView) => string,
) {
  const view = orGone(await operations.view(token ?? ""));
  return { locale: agencyLocale, title: titleOf(view), view } satisfies PrivatePage & { view: RequestView };
}
