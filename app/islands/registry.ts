import type { ComponentType } from "react";

/**
 * Every part that React wakes, by name, and how the browser loads it. The words that a part uses travel in the
 * page with it, cut to these prefixes, so that no dictionary is ever downloaded.
 */
export const registry = {
  configurator: {
    load: () => import("#app/quote/Configurator.tsx").then((module) => module.Configurator),
    words: [
      "pricing.form.",
      "pricing.type.",
      "pricing.duration.",
      "pricing.pack.",
      "pricing.option",
      "pricing.note.",
      "pricing.summary.",
      "pricing.change.",
      "pricing.request.",
      "forms.error.",
      "forms.summary.",
    ],
  },
  "contact-form": {
    load: () => import("#app/forms/contact/ContactForm.tsx").then((module) => module.ContactForm),
    words: ["contact.form.", "contact.project.", "contact.budget.", "forms."],
  },
  "conversion-chart": {
    load: () =>
      import("#app/pages/home/conversion/ConversionChart.tsx").then((module) => module.ConversionChart),
    words: ["home.chart."],
  },
} satisfies Record<string, IslandEntry>;

// biome-ignore lint/suspicious/noExplicitAny: each part has its own properties; `Island` checks them by name
type IslandEntry = { readonly load: () => Promise<ComponentType<any>>; readonly words: readonly string[] };

export type IslandName = keyof typeof registry;

/** The properties of the part with that name. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof registry)[Name]["load"]>> extends ComponentType<infer Props> ? Props : never;
