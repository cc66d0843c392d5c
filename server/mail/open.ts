import { join } from "node:path";
import type { Clock } from "#app/domain/clock.ts";
import type { Environment } from "#server/environment.ts";
import { createFileTransport } from "./file-transport.ts";
import { mayLeaveUnencrypted } from "./smtp-address.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

/** Where mails are written without a mail server. */
export function mailDirectory(environment: Pick<Environment, "dataDir">): string {
  return join(environment.dataDir, "mail");
}

/** Where mails go, for the operator. */
export function describeTransport(environment: Pick<Environment, "smtpUrl" | "dataDir">): string {
  const { smtpUrl } = environment;
  if (smtpUrl === null) return `${mailDirectory(environment)}/ (as .eml files, no SMTP_URL is set)`;
  const { host } = new URL(smtpUrl);
  return mayLeaveUnencrypted(smtpUrl)
    ? `${host} (UNENCRYPTED if it offers no STARTTLS: SMTP_URL has requireTLS=false)`
    : host;
}

/** SMTP where SMTP_URL is set, files otherwise. */
export function openTransport(
  environment: Pick<Environment, "smtpUrl" | "dataDir">,
  clock: Clock,
): Transport {
  return environment.smtpUrl === null
    ? createFileTransport(mailDirectory(environment), clock)
    : createSmtpTransport(environment.smtpUrl, clock);
}
