import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { agencyView } from "#app/quote/agency-view.ts";
import { heroId } from "#app/quote/ChosenHero.tsx";
import type { AdvisedType } from "#app/quote/contact-links.ts";
import { PricingHero } from "#app/quote/PricingHero.tsx";
import { SavedConfiguration } from "./SavedConfiguration.tsx";

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
