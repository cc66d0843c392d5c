import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { type Dictionary, dictionaries } from "#app/i18n/words.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import { wordPrefixes } from "./words.ts";

/** React's `renderToString`, handed in by the server's entry so that the browser build never sees it. */
export const IslandRenderer = createContext<((element: ReactElement) => string) | null>(null);

/** `visible`: when it comes near the viewport. Focus and a press wake a part in either case. */
export type Wake = "visible" | "interaction";

/** What stands in the page beside a part, for the loader to wake it with. */
export type IslandData = { readonly locale: string; readonly words: Dictionary; readonly props: object };

function pickWords(dictionary: Dictionary, prefixes: readonly string[]): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}

/**
 * Renders a part inside a page as plain HTML, in a React root of its own. Its properties and words stand beside
 * it as JSON.
 */
export function Island<Name extends IslandName>(props: {
  name: Name;
  part: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name>;
  wake: Wake;
}) {
  const { locale } = useLanguage();
  const render = useContext(IslandRenderer);
  if (render === null) throw new Error("An island is rendered outside the server's entry");

  const words = pickWords(dictionaries[locale], wordPrefixes[props.name]);
  const Part = props.part as ComponentType<object>;
  const html = render(
    <LanguageProvider locale={locale} words={words}>
      <Part {...(props.props as object)} />
    </LanguageProvider>,
  );
  const data: IslandData = { locale, words, props: props.props as object };
  return (
    <div data-island={props.name} data-wake={props.wake}>
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
