import { isEmailAddress } from "#app/domain/email-address.ts";
import { normaliseEmail } from "#app/domain/mail-address.ts";
import { identity } from "#content/identity.ts";
import type { MailSettings } from "./parts.ts";

/** Local parts of addresses that are not read by a person, or not by the one who filled in a form. */
const roles = new Set([
  ...["abuse", "bounce", "bounces", "hostmaster", "mailer-daemon", "postmaster"],
  ...["do-not-reply", "do_not_reply", "donotreply", "no-reply", "no.reply", "no_reply", "noreply"],
  ...["ne-pas-repondre", "ne_pas_repondre", "nepasrepondre"],
]);

/** The address without the tag that its provider ignores. */
const untagged = (email: string): string => normaliseEmail(email).replace(/\+[^@]*(?=@)/, "");

/**
 * Whether the visitor who entered an address gets an acknowledgement there. Not if it cannot be an address, is a role's, or is the
 * agency's own: visitors may type any address, and who gets that mail has asked for nothing.
 */
export function mayGetAcknowledgements(
  email: string,
  { mailFrom, leadsTo }: Pick<MailSettings, "mailFrom" | "leadsTo">,
): boolean {
  if (!isEmailAddress(email)) return false;
  const address = untagged(email);
  const own = [...Object.values(identity.emails), mailFrom.address, ...leadsTo.map((to) => to.address)];
  return !roles.has(address.split("@", 1)[0] ?? "") && !own.some((each) => untagged(each) === address);
}
