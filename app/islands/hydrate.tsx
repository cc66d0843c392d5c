import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { IslandData } from "./Island.tsx";

/** Wakes one part over the HTML that the server rendered of it; it answers events when this returns. */
export function hydrate(root: HTMLElement, Part: ComponentType<object>, data: IslandData): void {
  flushSync(() => {
    hydrateRoot(
      root,
      <LanguageProvider locale={data.locale} words={data.words}>
        <Part {...data.props} />
      </LanguageProvider>,
    );
  });
}
