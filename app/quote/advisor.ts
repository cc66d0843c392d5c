import type { ProjectType } from "#app/domain/catalogue.ts";
import type { ContactTopic } from "#app/forms/contact-topics.ts";

/** The kinds of project that the configurator does not price. */
export type AdvisedType = Exclude<ProjectType, "vitrine">;

/** The chosen kind of project if it is not configurable, else null. */
export function advisedType(
  projectTypes: Readonly<Record<ProjectType, { readonly configurable: boolean }>>,
  type: string | null,
): AdvisedType | null {
  return (type === "ecommerce" || type === "reservation") && !projectTypes[type].configurable ? type : null;
}

/** The contact form for an option that the search did not find. */
export function optionLink(contact: string): string {
  return `${contact}?topic=${"option" satisfies ContactTopic}#request`;
}

/** `contact`: the address of the contact page. Written out, because the table of topics is not for the browser. */
export function advisorLink(contact: string, type: AdvisedType & ContactTopic): string {
  return `${contact}?topic=${type}#request`;
}
