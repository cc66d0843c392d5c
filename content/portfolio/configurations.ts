import type { Configuration } from "#app/domain/alike.ts";

/** By slug, what a site like each showcase website of the portfolio is made of: its page shows the price. */
export const configurations: Readonly<Record<string, Configuration>> = {
  "bon-plein": { pack: "start", durationMonths: 12, options: ["advanced_form", "photo_shooting"] },
  "atelier-grignon-franc": { pack: "advanced", durationMonths: 24, options: ["photo_shooting"] },
  "distillerie-fonds-cabri": {
    pack: "advanced",
    durationMonths: 24,
    options: ["photo_shooting", "multilingual_structure"],
  },
};
