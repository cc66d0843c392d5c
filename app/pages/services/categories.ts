import { type ServiceCategory, services } from "#app/content/services.ts";

const all = ["create", "support", "grow"] as const satisfies readonly ServiceCategory[];

/** How many services a category has. Brand identity counts as one, although it has no entry. */
export function servicesInCategory(category: ServiceCategory): number {
  const listed = services.filter((service) => service.category === category).length;
  return category === "create" ? listed + 1 : listed;
}

/** The categories in which something is offered, in the order of the page. */
export const categories = all.filter((category) => servicesInCategory(category) > 0);
