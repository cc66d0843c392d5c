/** What follows from the services that are offered. */
import { type ProjectCategory, projectCategories } from "#app/domain/project.ts";
import { isService } from "#app/domain/services.ts";
import { offeredServices } from "#content/offered-services.ts";
import { categories } from "#content/portfolio/order.ts";

const isStated = (key: string): boolean => !isService(key) || offeredServices.includes(key);

/** The kinds of site that are offered, in the order of lists and choices. */
export const offeredCategories: readonly ProjectCategory[] = projectCategories.filter(isStated);

/** Without a case study of a kind that is offered there is no portfolio to show. */
const hasPortfolio =
  isStated("portfolio") && categories.some((category) => offeredCategories.includes(category));

/** Whether something is offered that is named as a service; what is no service always is. */
export function isOffered(key: string): boolean {
  return key === "portfolio" ? hasPortfolio : isStated(key);
}
