import addresses from "virtual:island-files";
import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { scriptJson } from "#app/ui/script-json.ts";
import { type IslandDescription, islandFile } from "./description.ts";

/** React's `renderToString`. The server's entry provides it, so that it is not in the browser's bundle. */
export const IslandRenderer = createContext<((element: ReactElement) => string) | null>(null);

/** The data in the page that the loader needs to hydrate an island. */
export type IslandData = { readonly locale: Locale; readonly props: object };

/**
 * Renders a component inside a page as plain HTML, in a separate React root. The properties of this page are written
 * beside it as JSON; its words, and the properties that are the same on every page, are in the island's file.
 */
export function Island<Props extends object, Shared extends object>(props: {
  description: IslandDescription<Shared>;
  component: ComponentType<Props>;
  props: Omit<Props, keyof Shared>;
  /** `visible`: hydrated near the viewport. Focus and a press hydrate it in both cases. */
  hydrate: "visible" | "interaction";
}) {
  const { locale } = useLanguage();
  const render = useContext(IslandRenderer);
  if (render === null) throw new Error("An island is rendered outside the server's entry");

  const { name } = props.description;
  const file = islandFile(props.description, locale);
  const Component = props.component as ComponentType<object>;
  const html = render(
    <LanguageProvider locale={locale} words={file.words}>
      <Component {...file.props} {...props.props} />
    </LanguageProvider>,
  );
  const data: IslandData = { locale, props: props.props };
  return (
    <div data-island={name} data-hydrate={props.hydrate} data-file={addresses[name]?.[locale]}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script
        dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
      />
    </div>
  );
}
