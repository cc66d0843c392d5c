import { expect, test } from "vitest";
import { availableOptions, type OptionKey, optionKeys } from "#app/domain/catalogue.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { agencyCatalogueView } from "#app/quote/catalogue-view.ts";
import { findOptions } from "#app/quote/search.ts";
import { catalogue } from "./catalogue.ts";

/**
 * Words that buyers type into the search of options, with an option that has to be among the results.
 * They were collected before anybody looked at the options' texts, so that they are a buyer's words and not the catalogue's.
 */
const searchWordsOf: Readonly<Record<Locale, readonly (readonly [string, OptionKey])[]>> = {
  "fr-fr": [
    ["référencement", "seo_optimization"],
    ["apparaitre sur google", "seo_optimization"],
    ["paiement en ligne", "pack_ecommerce"],
    ["carte bancaire", "pack_ecommerce"],
    ["boutique", "pack_ecommerce"],
    ["vendre en ligne", "pack_ecommerce"],
    ["prise de rendez-vous", "pack_reservation"],
    ["réserver", "pack_reservation"],
    ["agenda", "pack_reservation"],
    ["galerie", "photo_shooting"],
    ["photographe", "photo_shooting"],
    ["drone", "video_shooting"],
    ["rédaction", "seo_optimization"],
    ["actualités", "blog_seo"],
    ["logo", "branding_basic"],
    ["charte graphique", "branding_premium"],
    ["adresse mail", "professional_email"],
    ["traduction", "translation_ai"],
    ["anglais", "multilingual_structure"],
    ["publicité", "google_ads"],
    ["statistiques", "ga4_basic"],
    ["piratage", "firewall"],
    ["sauvegarde", "backup_setup"],
    ["cookies", "gdpr_compliance"],
    ["mise à jour", "maintenance_bronze"],
    ["formulaire", "advanced_form"],
    ["application mobile", "pwa"],
    ["refonte", "migration_multipage"],
    ["handicap", "accessibility_aa"],
    ["mot de passe", "two_factor_auth"],
    ["whatsapp", "chatbot_faq"],
    ["chat en direct", "chatbot_faq"],
    ["plusieurs pages", "multipage_site"],
    ["visite virtuelle", "vr_ar"],
    ["pièce d'identité", "kyc_verification"],
  ],
  "en-en": [
    ["search engine", "seo_optimization"],
    ["google ranking", "seo_optimization"],
    ["online payment", "pack_ecommerce"],
    ["credit card", "pack_ecommerce"],
    ["shop", "pack_ecommerce"],
    ["sell online", "pack_ecommerce"],
    ["appointment", "pack_reservation"],
    ["booking", "pack_reservation"],
    ["calendar", "pack_reservation"],
    ["gallery", "photo_shooting"],
    ["photographer", "photo_shooting"],
    ["drone", "video_shooting"],
    ["copywriting", "seo_optimization"],
    ["news", "blog_seo"],
    ["logo", "branding_basic"],
    ["brand guidelines", "branding_premium"],
    ["email address", "professional_email"],
    ["translation", "translation_ai"],
    ["french", "multilingual_structure"],
    ["advertising", "google_ads"],
    ["statistics", "ga4_basic"],
    ["hacking", "firewall"],
    ["backup", "backup_setup"],
    ["cookie banner", "gdpr_compliance"],
    ["updates", "maintenance_bronze"],
    ["contact form", "advanced_form"],
    ["mobile app", "pwa"],
    ["redesign", "migration_multipage"],
    ["disability", "accessibility_aa"],
    ["password", "two_factor_auth"],
    ["whatsapp", "chatbot_faq"],
    ["live chat", "chatbot_faq"],
    ["more pages", "multipage_site"],
    ["virtual tour", "vr_ar"],
    ["identity check", "kyc_verification"],
  ],
} as const;

const offered = availableOptions(catalogue);

for (const locale of locales)
  test.each(searchWordsOf[locale].filter(([, key]) => offered.includes(key)))(
    `searching for "%s" in ${locale} finds %s`,
    (entered, key) => {
      expect(findOptions(agencyCatalogueView(locale), entered)).toContain(key);
    },
  );

test("every option has search words in both languages, none of them twice", () => {
  for (const key of optionKeys)
    for (const locale of locales) {
      const words = catalogue.options[key].searchWords[locale].split(", ");
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}].*\S$/u);
      expect(new Set(words).size).toBe(words.length);
    }
});

test("a word of its own finds an option, and a whole sentence does too", () => {
  for (const locale of locales)
    for (const key of offered) {
      const { name, searchWords } = catalogue.options[key];
      for (const entered of [name[locale], ...searchWords[locale].split(", ")])
        expect(findOptions(agencyCatalogueView(locale), entered), entered).toContain(key);
    }
  for (const [locale, sentence, key] of [
    ["fr-fr", "Je voudrais une galerie pour mon site", "photo_shooting"],
    ["fr-fr", "Je voudrais une traduction pour mon site", "translation_ai"],
    ["en-en", "I need a gallery on my website", "photo_shooting"],
    ["en-en", "I need a translation on my website", "translation_ai"],
  ] as const)
    if (offered.includes(key)) expect(findOptions(agencyCatalogueView(locale), sentence)).toContain(key);
});
