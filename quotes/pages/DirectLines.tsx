import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { identity } from "#content/identity.ts";
import { PageLink } from "#quotes/pages/parts.tsx";

/** The agency's telephone number and address for projects. */
export function DirectLines() {
  const { phone, emails } = identity;
  return (
    <p className="mt-4 flex flex-wrap gap-x-8">
      <PageLink href={phoneLink} className="tabular">
        {phone.display}
      </PageLink>
      <PageLink href={mailLink(emails.projects)}>{emails.projects}</PageLink>
    </p>
  );
}
