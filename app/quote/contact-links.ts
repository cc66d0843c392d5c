import type { PricingRules, ProjectType } from "#app/domain/catalogue.ts";
import type { ContactTopic } from "#app/forms/contact-topics.ts";

/** The kinds of project that the configurator does not price. */
export type AdvisedType = Exclude<ProjectType, "vitrine">;

/** The chosen kind of project if it is not configurable, else null. */
export function advisedType(
  projectTypes: PricingRules["projectTypes"],
  type: string | null,
): AdvisedType | null {
  if (type !== "ecommerce" && type !== "reservation") return null;
  const { configurable, retired = false } = projectTypes[type];
  return configurable || retired ? null : type;
}

/** The contact form for an option that the search did not find. */
export function missingOptionLink(contact: string): string {
  return `${contact}?topic=${"option" satisfies ContactTopic}#request`;
}

/** `contact`: the address of the contact page. Written out, because the table of topics is not for the browser. */
export function advisorLink(contact: string, type: AdvisedType & ContactTopic): string {
  return `${contact}?topic=${type}#request`;
}
