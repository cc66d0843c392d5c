import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Locale } from "./locales.ts";
import { type Language, translator } from "./translate.ts";
import type { Dictionary } from "./words.ts";

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider(props: { locale: Locale; words: Dictionary; children: ReactNode }) {
  const { locale, words } = props;
  const language = useMemo(() => ({ locale, t: translator(words) }), [locale, words]);
  return <LanguageContext value={language}>{props.children}</LanguageContext>;
}

/** The page's language and words. Throws outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("useLanguage() is used outside a LanguageProvider");
  return language;
}
