import nodemailer, { type NodemailerError } from "nodemailer";
import type { Clock } from "#server/clock.ts";
import { messageOf } from "./message.ts";
import { MailFailure, type Transport } from "./transport.ts";

/** Milliseconds. `total` also limits a server that keeps sending single bytes. */
export type SmtpLimits = {
  readonly connection: number;
  readonly greeting: number;
  /** Without a byte. */
  readonly idle: number;
  readonly total: number;
};

const defaultLimits: SmtpLimits = { connection: 10_000, greeting: 10_000, idle: 20_000, total: 45_000 };

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure("UNKNOWN", false, error);
  const { code, responseCode, response, command } = error as NodemailerError;
  // Servers quote the recipient in their responses: only the status numbers are stored.
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? "")?.[0];
  const parts = [code ?? "UNKNOWN", command, responseCode, enhanced];
  const refused =
    code === "EENVELOPE" && command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
  return new MailFailure(parts.filter((part) => part !== undefined).join(" "), refused, error);
}

/** Sends over SMTP, with a new connection for each mail: there are few mails, and no connection gets stale. */
export function createSmtpTransport(
  smtpUrl: string,
  clock: Clock,
  limits: SmtpLimits = defaultLimits,
): Transport {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.idle,
    dnsTimeout: limits.connection,
  });
  return {
    async send(envelope) {
      const signal = AbortSignal.timeout(limits.total);
      try {
        const info = await transporter.sendMail({ ...messageOf(envelope, clock), signal });
        return { refused: info.rejected.length };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
