import type { Locale } from "./locales.ts";
import { type Translate, translator } from "./translate.ts";
import { dictionaries } from "./words.ts";

/** `t` of each language: `translations["fr-fr"]("contact.form.submit")`. */
export const translations: Readonly<Record<Locale, Translate>> = {
  "fr-fr": translator(dictionaries["fr-fr"]),
  "en-en": translator(dictionaries["en-en"]),
};
