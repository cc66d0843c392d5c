import type { ServiceCategory } from "#content/services.ts";

export const categories = ["create", "support", "grow"] as const satisfies readonly ServiceCategory[];
