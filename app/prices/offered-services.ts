/** What follows from the services that are offered. */
import { type ProjectCategory, projectCategories } from "#app/domain/project.ts";
import { isService } from "#app/domain/services.ts";
import { offeredServices } from "#content/offered-services.ts";

/** Whether something is offered that is named as a service; what is no service always is. */
export function isOffered(key: string): boolean {
  return !isService(key) || offeredServices.includes(key);
}

/** The kinds of site that are offered, in the order of lists and choices. */
export const offeredCategories: readonly ProjectCategory[] = projectCategories.filter(isOffered);
