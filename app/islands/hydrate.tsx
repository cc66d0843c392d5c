import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import type { IslandFile } from "./description.ts";

/** Hydrates an island in its server-rendered HTML; it handles events when this returns. */
export function hydrate(
  root: HTMLElement,
  Component: ComponentType<object>,
  locale: Locale,
  { words, props }: IslandFile,
): void {
  flushSync(() => {
    hydrateRoot(
      root,
      <LanguageProvider locale={locale} words={words}>
        <Component {...props} />
      </LanguageProvider>,
    );
  });
}
