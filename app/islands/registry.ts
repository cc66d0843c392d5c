import files from "virtual:island-files";
import type { ComponentType } from "react";
import type { Locale } from "#app/i18n/locales.ts";
import type { Dictionary } from "#app/i18n/words.ts";

/**
 * Every part that React wakes, by name, and how the browser loads it. Its words are in `words.ts`; what would make the
 * page too heavy is a file of its own, one a language, loaded with the part.
 */
export const registry = {
  configurator: {
    load: () => import("#app/quote/Configurator.tsx").then((module) => module.Configurator),
    file: files.configurator,
  },
  "contact-form": {
    load: () => import("#app/forms/contact/ContactForm.tsx").then((module) => module.ContactForm),
  },
  "conversion-chart": {
    load: () =>
      import("#app/pages/home/conversion/ConversionChart.tsx").then((module) => module.ConversionChart),
  },
} satisfies Record<string, IslandEntry>;

export type IslandEntry = {
  // biome-ignore lint/suspicious/noExplicitAny: each part has its own properties; `Island` checks them by name
  readonly load: () => Promise<ComponentType<any>>;
  /** The address of its file, which holds an `IslandFile`. */
  readonly file?: Readonly<Record<Locale, string>>;
};

export type IslandName = keyof typeof registry;

/** The properties of the part with that name. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof registry)[Name]["load"]>> extends ComponentType<infer Props> ? Props : never;

/** What is the same in every page, in one language. */
export type IslandFile = { readonly words: Dictionary; readonly props: object };
