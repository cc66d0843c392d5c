import type { Configuration } from "#app/domain/similar-site.ts";

/** By slug, what a site like each showcase website of the portfolio is made of: its page shows the price. */
export const configurations: Readonly<Record<string, Configuration>> = {
  "bon-plein": { pack: "start", durationMonths: 12, options: ["advanced_form", "multilingual_structure"] },
  "atelier-grignon-franc": { pack: "advanced", durationMonths: 24, options: ["branding_basic"] },
  "distillerie-fonds-cabri": {
    pack: "advanced",
    durationMonths: 24,
    options: ["multilingual_structure"],
  },
};
