import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { switchLocale } from "#app/site/resolve.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";

export const languageDialogId = "language-dialog";

/** Links to this page in both languages; the shared script keeps query and hash, and replaces the history entry. */
export function LanguageDialog(props: { currentPath: string }) {
  const { locale, t } = useLanguage();
  return (
    <dialog
      id={languageDialogId}
      aria-labelledby="language-dialog-title"
      className="language-dialog"
      data-screen-only
    >
      <div className="wide relative isolate flex min-h-full flex-col pb-12">
        <Contours drawing="island" className="top-2/3 left-1/2 md:top-0" />
        <div className="flex h-(--header) shrink-0 items-center justify-end">
          <button
            type="button"
            command="close"
            commandfor={languageDialogId}
            className="icon-after icon-close -mr-2 inline-flex min-h-11 items-center gap-2 px-2 [--icon-size:26px]"
          >
            {t("shell.language.close")}
          </button>
        </div>
        <div className="my-auto">
          <h2 id="language-dialog-title" className="text-ink-2 text-lead">
            {t("shell.language.title")}
          </h2>
          <ul className="mt-6">
            {locales.map((target) => (
              <li key={target} className="border-line border-t last:border-b">
                <a
                  href={switchLocale(props.currentPath, target)}
                  lang={languageTag[target]}
                  hrefLang={languageTag[target]}
                  data-switch-locale={target}
                  aria-current={target === locale ? "true" : undefined}
                  className="flex flex-wrap items-baseline gap-x-6 py-6 font-bold font-display text-title hover:text-accent-ink aria-[current]:text-accent-ink"
                >
                  {t(`shell.language.${languageTag[target]}`)}{" "}
                  <span className="font-normal font-text text-base text-ink-2">
                    {t(`shell.language.${languageTag[target]}.region`)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  );
}
