import type { Environment } from "#server/environment.ts";
import type { MailPurpose } from "#server/store/mail-jobs.ts";

/** What is queued for the agency's program with a request or a quote: nothing where none is configured. */
export function webhookMails({ webhook }: Pick<Environment, "webhook">): readonly MailPurpose[] {
  return webhook === null ? [] : ["webhook"];
}
