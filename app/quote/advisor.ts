import type { ProjectType } from "#app/domain/catalogue.ts";
import type { ContactRequest } from "#app/forms/contact.ts";

/** What an advisor prices: the kinds of project that the configurator does not. */
export type AdvisedType = Exclude<ProjectType, "vitrine">;

/** What the contact form calls it. A booking site is a website to it. */
const contactProject = {
  ecommerce: "ecommerce",
  reservation: "website",
} as const satisfies Record<AdvisedType, ContactRequest["project"]>;

/** The contact page's form, with the project chosen. */
export function advisorLink(contact: string, type: AdvisedType): string {
  return `${contact}?project=${contactProject[type]}#request`;
}
