import type { Locale } from "#app/i18n/locales.ts";
import type { IslandDescription } from "#app/islands/description.ts";
import { agencyView } from "./agency-view.ts";
import { agencyCatalogueView } from "./catalogue-view.ts";

export const configuratorIsland = {
  name: "configurator",
  words: [
    "pricing.form.",
    "pricing.type.",
    "pricing.paymentMonths.",
    "pricing.pack.",
    "pricing.option",
    "pricing.note.",
    "pricing.summary.",
    "pricing.change.",
    "pricing.request.",
    "pages.thankYou.portfolio",
    "pages.thankYou.home",
    "forms.error.",
    "forms.errorPrefix",
    "forms.summary.",
    "forms.privacy.",
  ],
  sharedProps: (locale: Locale) => ({ view: agencyCatalogueView(locale), agency: agencyView(locale) }),
} satisfies IslandDescription;
