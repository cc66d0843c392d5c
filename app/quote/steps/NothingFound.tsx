import { searchedOptionKey } from "#app/domain/personal-data.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionLink } from "../contact-links.ts";

/** Who answers, in how many hours, and the address of the contact page. */
export type Advice = { readonly contact: string; readonly hours: number; readonly advisor: string };

/**
 * The way to the contact form from a search that found nothing. The words are kept in the browser for the form, and not put
 * into the address: a visitor may have entered anything.
 */
export function NothingFound(props: Advice & { searched: string }) {
  const { t } = useLanguage();
  return (
    <a
      href={optionLink(props.contact)}
      className="underlined inline-flex min-h-11 items-center font-semibold"
      onClick={() => {
        try {
          sessionStorage.setItem(searchedOptionKey, props.searched.trim());
        } catch {
          // Storage is refused: the visitor types them again.
        }
      }}
    >
      {t("pricing.options.none.ask", { name: props.advisor, hours: props.hours })}
    </a>
  );
}
