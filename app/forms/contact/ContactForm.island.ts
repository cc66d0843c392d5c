import type { IslandDescription } from "#app/islands/description.ts";

export const contactFormIsland = {
  name: "contact-form",
  words: ["contact.form.", "contact.project.", "contact.budget.", "forms."],
} satisfies IslandDescription;
