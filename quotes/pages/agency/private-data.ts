import { data } from "react-router";
import type { PackKey } from "#app/domain/catalogue.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import type { AgencyOperations, RequestView } from "#quotes/operations.ts";
import type { PrivateData } from "#quotes/pages/PrivateDocument.tsx";

/** The agency reads French, in whatever language the visitor writes. */
export const agencyLocale: Locale = "fr-fr";
export const t = translations[agencyLocale];
export const agencyLanguage: Language = { locale: agencyLocale, t };

type Loaded = PrivateData & { readonly view: RequestView | null };

/** The request of a link with the page's title; 404 without a request if the link leads nowhere. `pack`: as `view` takes it. */
export async function loadRequest(
  operations: AgencyOperations,
  token: string | undefined,
  titleOf: (view: RequestView) => string,
  pack: PackKey | null = null,
) {
  const view = await operations.view(token ?? "", pack);
  if (view === null)
    return data<Loaded>({ locale: agencyLocale, title: t("request.gone.title"), view }, { status: 404 });
  return data<Loaded>({ locale: agencyLocale, title: titleOf(view), view });
}
