import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import { createFileTransport } from "./file-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

/** Where mails are written without a mail server. */
export function mailDirectory(environment: Pick<Environment, "dataDir">): string {
  return join(environment.dataDir, "mail");
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
