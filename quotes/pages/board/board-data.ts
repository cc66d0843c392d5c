import { data } from "react-router";
import { defaultLocale, type Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import type { PrivateData } from "#quotes/pages/PrivateDocument.tsx";

type Loaded<View> = PrivateData & { readonly view: View | null };

/** The data of a page of the board, in the language of its link; 404 without a view if the link leads nowhere. */
export function boardData<View extends { readonly locale: Locale }>(
  view: View | null,
  title: "board.title" | "board.search.title" | "board.erase.title" | "board.visits.title" = "board.title",
) {
  if (view === null) {
    const gone = translations[defaultLocale]("board.gone.title");
    return data<Loaded<View>>({ locale: defaultLocale, title: gone, view }, { status: 404 });
  }
  return data<Loaded<View>>({
    locale: view.locale,
    title: translations[view.locale](title),
    // An erasure is a column of text.
    wide: title !== "board.erase.title",
    view,
  });
}
