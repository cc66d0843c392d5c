import type { ProjectType } from "#app/domain/catalogue.ts";
import type { ContactRequest } from "#app/forms/contact.ts";

/** The kinds of project that the configurator does not price. */
export type AdvisedType = Exclude<ProjectType, "vitrine">;

/** The value in the contact form. */
const contactProject = {
  ecommerce: "ecommerce",
  reservation: "website",
} as const satisfies Record<AdvisedType, ContactRequest["project"]>;

export function advisorLink(contact: string, type: AdvisedType): string {
  return `${contact}?project=${contactProject[type]}#request`;
}
