import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AdvisedType } from "#app/quote/contact-links.ts";
import { heroId } from "#app/quote/hero/ChosenHero.tsx";
import { heroView } from "#app/quote/hero/hero-view.ts";
import { PricingHero } from "#app/quote/hero/PricingHero.tsx";
import { pathOf } from "#app/site/pages.ts";
import { SavedConfiguration } from "./SavedConfiguration.tsx";

/** `advised`: the project that the address names, if it is priced by hand. */
export function Hero({ advised }: { advised: AdvisedType | null }) {
  const { locale } = useLanguage();
  return (
    <div id={heroId} data-screen-only>
      <PricingHero advised={advised} view={heroView} contact={pathOf("contact", locale)}>
        <SavedConfiguration />
      </PricingHero>
    </div>
  );
}
