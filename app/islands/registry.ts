import type { ComponentType } from "react";

/** Every part that React wakes, by name, and how the browser loads it. What it says is in `files.ts`. */
export const registry = {
  configurator: () => import("#app/quote/Configurator.tsx").then((module) => module.Configurator),
  "contact-form": () => import("#app/forms/contact/ContactForm.tsx").then((module) => module.ContactForm),
  "conversion-chart": () =>
    import("#app/pages/home/conversion/ConversionChart.tsx").then((module) => module.ConversionChart),
  // biome-ignore lint/suspicious/noExplicitAny: each part has its own properties; `Island` checks them by name
} satisfies Record<string, () => Promise<ComponentType<any>>>;

export type IslandName = keyof typeof registry;

/** The properties of the part with that name. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof registry)[Name]>> extends ComponentType<infer Props> ? Props : never;
