import type { ProjectType } from "#app/domain/catalogue.ts";
import type { ContactTopic } from "#app/forms/contact-topics.ts";

/** The kinds of project that the configurator does not price. */
export type AdvisedType = Exclude<ProjectType, "vitrine">;

/** `contact`: the address of the contact page. Written out, because the table of topics is not for the browser. */
export function advisorLink(contact: string, type: AdvisedType & ContactTopic): string {
  return `${contact}?topic=${type}#request`;
}
