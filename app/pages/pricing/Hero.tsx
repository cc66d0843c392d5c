import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { agencyView } from "#app/quote/agency-view.ts";
import { heroId } from "#app/quote/ChosenHero.tsx";
import type { AdvisedType } from "#app/quote/contact-links.ts";
import { PricingHero } from "#app/quote/PricingHero.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import savedConfigurationScript from "./saved-configuration.inline.ts?script";

/** `advised`: the project that the address names, if it is priced by hand. */
export function Hero({ advised }: { advised: AdvisedType | null }) {
  const { locale } = useLanguage();
  return (
    <div id={heroId} data-screen-only>
      <PricingHero advised={advised} agency={agencyView(locale)}>
        <SavedConfiguration />
      </PricingHero>
    </div>
  );
}

/** Offers an unfinished configuration; its script shows it before the first paint. */
function SavedConfiguration() {
  const { locale, t } = useLanguage();
  return (
    <>
      <div
        className="mt-8 flex flex-wrap items-center gap-x-6 border-accent border-l-3 pl-5 *:inline-flex *:min-h-11 *:items-center"
        data-saved-configuration
        hidden
      >
        <p>{t("pricing.savedConfiguration.title")}</p>
        <a href={pathOf("pricing", locale)} className="underlined font-semibold">
          {t("pricing.savedConfiguration.resume")}
        </a>
        <button type="button" className="underlined">
          {t("pricing.savedConfiguration.discard")}
        </button>
      </div>
      <InlineScript source={savedConfigurationScript} />
    </>
  );
}
