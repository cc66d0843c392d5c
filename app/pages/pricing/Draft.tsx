import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import draftScript from "./draft.inline.ts?script";

/** Offers an unfinished configuration; its script shows it before the first paint. */
export function Draft() {
  const { locale, t } = useLanguage();
  return (
    <>
      <div
        className="mt-8 flex flex-wrap items-center gap-x-6 border-accent border-l-3 pl-5 *:inline-flex *:min-h-11 *:items-center"
        data-draft
        hidden
      >
        <p>{t("pricing.draft.title")}</p>
        <a href={pathOf("pricing", locale)} className="underlined font-semibold">
          {t("pricing.draft.resume")}
        </a>
        <button type="button" className="underlined">
          {t("pricing.draft.discard")}
        </button>
      </div>
      <InlineScript source={draftScript} />
    </>
  );
}
