import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { identity } from "#content/identity.ts";

/** The agency's telephone number and address for projects. */
export function DirectLines() {
  const { phone, emails } = identity;
  return (
    <p className="mt-4 flex flex-wrap gap-x-8">
      <a href={phoneLink} className="tabular underlined inline-flex min-h-11 items-center">
        {phone.display}
      </a>
      <a href={mailLink(emails.projects)} className="underlined inline-flex min-h-11 items-center">
        {emails.projects}
      </a>
    </p>
  );
}
