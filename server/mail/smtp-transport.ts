import nodemailer, { type NodemailerError } from "nodemailer";
import type { Clock } from "#app/domain/clock.ts";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import { nodemailerMessage } from "./message.ts";
import { smtpAddress } from "./smtp-address.ts";
import type { Transport } from "./transport.ts";

/** Milliseconds. `total` also limits a server that keeps sending single bytes. */
export type SmtpLimits = {
  readonly connection: number;
  readonly greeting: number;
  /** Without a byte. */
  readonly idle: number;
  readonly total: number;
};

const defaultLimits: SmtpLimits = { connection: 10_000, greeting: 10_000, idle: 20_000, total: 45_000 };

function failureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return new DeliveryFailure("UNKNOWN", { cause: error });
  const { code, responseCode, response, command } = error as NodemailerError;
  // Servers quote the recipient in their responses: only the status numbers are stored.
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? "")?.[0];
  const parts = [code ?? "UNKNOWN", command, responseCode, enhanced];
  return new DeliveryFailure(parts.filter((part) => part !== undefined).join(" "), {
    recipientRefused:
      code === "EENVELOPE" && command === "RCPT TO" && responseCode !== undefined && responseCode >= 500,
    unconnected: command === "CONN",
    cause: error,
  });
}

/** More gain little, and some mail servers accept no more of one client. */
const connections = 3;

/** Longer than the pauses between mails in a rush, and shorter than servers wait before they close a connection. */
const idleConnectionMs = 10_000;

/** Sends over SMTP, over a few connections at once, which are used again while there is more to send. */
export function createSmtpTransport(
  smtpUrl: string,
  clock: Clock,
  limits: SmtpLimits = defaultLimits,
): Transport {
  const transporter = nodemailer.createTransport({
    pool: true,
    maxConnections: connections,
    idleTimeout: idleConnectionMs,
    url: smtpAddress(smtpUrl).url,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.idle,
    dnsTimeout: limits.connection,
  });
  return {
    atOnce: connections,
    async send(envelope) {
      const signal = AbortSignal.timeout(limits.total);
      try {
        const info = await transporter.sendMail({ ...nodemailerMessage(envelope, clock), signal });
        return { refused: info.rejected.length };
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transporter.close(),
  };
}
