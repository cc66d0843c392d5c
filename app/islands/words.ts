import type { IslandName } from "./registry.ts";

/**
 * The words that a part uses travel in the page with it, cut to these prefixes, so that no dictionary is ever
 * downloaded. Apart from the registry, because only the server asks.
 */
export const wordPrefixes: Readonly<Record<IslandName, readonly string[]>> = {
  // Its file holds them.
  configurator: [],
  "contact-form": ["contact.form.", "contact.project.", "contact.budget.", "forms."],
  "conversion-chart": ["home.chart."],
};
