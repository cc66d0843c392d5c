import type { ServiceCategory } from "#content/services.ts";

/** The families, in the order of the page. */
export const categories = ["create", "support", "grow"] as const satisfies readonly ServiceCategory[];
