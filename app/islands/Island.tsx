import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { type Dictionary, dictionaries, pickWords } from "#app/i18n/words.ts";
import {
  type IslandEntry,
  type IslandFile,
  type IslandName,
  type IslandProps,
  registry,
} from "./registry.ts";
import { wordPrefixes } from "./words.ts";

/** React's `renderToString`, handed in by the server's entry so that the browser build never sees it. */
export const IslandRenderer = createContext<((element: ReactElement) => string) | null>(null);

/** `visible`: when it comes near the viewport. Focus and a press wake a part in either case. */
export type Wake = "visible" | "interaction";

/** What stands in the page beside a part, for the loader to wake it with. */
export type IslandData = {
  readonly locale: Locale;
  readonly words: Dictionary;
  readonly props: object;
};

const noFile = { words: {}, props: {} };

/**
 * Renders a part inside a page as plain HTML, in a React root of its own. Its properties and words stand beside it
 * as JSON, less what the registry says is a file of its own.
 */
export function Island<Name extends IslandName, File extends IslandFile = typeof noFile>(props: {
  name: Name;
  part: ComponentType<IslandProps<Name>>;
  props: Omit<IslandProps<Name>, keyof File["props"]>;
  /** What that file holds, for the server to render with. */
  file?: File;
  wake: Wake;
}) {
  const { locale } = useLanguage();
  const render = useContext(IslandRenderer);
  if (render === null) throw new Error("An island is rendered outside the server's entry");

  const { file: address }: IslandEntry = registry[props.name];
  if ((address === undefined) !== (props.file === undefined))
    throw new Error(`The page and the registry disagree about a file of ${props.name}`);
  const file = props.file ?? noFile;
  const words = pickWords(dictionaries[locale], wordPrefixes[props.name]);
  const Part = props.part as ComponentType<object>;
  const html = render(
    <LanguageProvider locale={locale} words={{ ...words, ...file.words }}>
      <Part {...file.props} {...props.props} />
    </LanguageProvider>,
  );
  const data: IslandData = { locale, words, props: props.props };
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
