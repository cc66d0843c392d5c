import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import type { IslandFile } from "./files.ts";

/** Wakes one part over the HTML that the server rendered of it; it answers events when this returns. */
export function hydrate(
  root: HTMLElement,
  Part: ComponentType<object>,
  locale: Locale,
  { words, props }: IslandFile,
): void {
  flushSync(() => {
    hydrateRoot(
      root,
      <LanguageProvider locale={locale} words={words}>
        <Part {...props} />
      </LanguageProvider>,
    );
  });
}
