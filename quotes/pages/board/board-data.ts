import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import type { PrivatePage } from "#quotes/pages/PrivateDocument.tsx";
import { orGone } from "#quotes/pages/refusal.ts";

/** The data of a page of the board, in the language of its link. */
export function boardData<View extends { readonly locale: Locale }>(
  opened: View | null,
  title: "board.title" | "board.search.title" | "board.erase.title" | "board.visits.title" = "board.title",
) {
  const view = orGone(opened);
  const page = {
    locale: view.locale,
    title: translations[view.locale](title),
    // An erasure is a column of text.
    wide: title !== "board.erase.title",
  } satisfies PrivatePage;
  return { ...page, view };
}
