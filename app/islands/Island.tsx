import addresses from "virtual:island-files";
import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { islandFile, type SharedProp } from "./files.ts";
import type { IslandName, IslandProps } from "./registry.ts";

/** React's `renderToString`, handed in by the server's entry so that the browser build never sees it. */
export const IslandRenderer = createContext<((element: ReactElement) => string) | null>(null);

/** `visible`: when it comes near the viewport. Focus and a press wake a part in either case. */
export type Wake = "visible" | "interaction";

/** What stands in the page beside a part, for the loader to wake it with. */
export type IslandData = { readonly locale: Locale; readonly props: object };

/**
 * Renders a part inside a page as plain HTML, in a React root of its own. The properties that only this page gives it
 * stand beside it as JSON; its words, and what it gets on every page, are in its file.
 */
export function Island<Name extends IslandName>(props: {
  name: Name;
  part: ComponentType<IslandProps<Name>>;
  props: Omit<IslandProps<Name>, SharedProp<Name>>;
  wake: Wake;
}) {
  const { locale } = useLanguage();
  const render = useContext(IslandRenderer);
  if (render === null) throw new Error("An island is rendered outside the server's entry");

  const file = islandFile(props.name, locale);
  const Part = props.part as ComponentType<object>;
  const html = render(
    <LanguageProvider locale={locale} words={file.words}>
      <Part {...file.props} {...props.props} />
    </LanguageProvider>,
  );
  const data: IslandData = { locale, props: props.props };
  return (
    <div data-island={props.name} data-wake={props.wake} data-file={addresses[props.name][locale]}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with the one sequence that could end it escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </div>
  );
}
