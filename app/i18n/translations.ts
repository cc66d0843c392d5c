import { inEachLanguage, type Locale } from "./locales.ts";
import { type Translate, translator } from "./translate.ts";
import { dictionaries } from "./words.ts";

/** `t` of each language: `translations["fr-fr"]("contact.form.submit")`. */
export const translations: Readonly<Record<Locale, Translate>> = inEachLanguage((locale) =>
  translator(dictionaries[locale]),
);
