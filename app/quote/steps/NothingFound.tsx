import { searchedOptionKey } from "#app/domain/personal-data.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AgencyView } from "../agency-view.ts";
import { optionLink } from "../contact-links.ts";

/**
 * The way to the contact form from a search that found nothing. The words are kept in the browser for the form, and not put
 * into the address: a visitor may have entered anything.
 */
export function NothingFound({ agency, searched }: { agency: AgencyView; searched: string }) {
  const { t } = useLanguage();
  return (
    <a
      href={optionLink(agency.paths.contact)}
      className="underlined inline-flex min-h-11 items-center font-semibold"
      onClick={() => {
        try {
          sessionStorage.setItem(searchedOptionKey, searched.trim());
        } catch {
          // Storage is refused: the visitor types them again.
        }
      }}
    >
      {t("pricing.options.none.ask", { name: agency.advisor, hours: agency.hours })}
    </a>
  );
}
