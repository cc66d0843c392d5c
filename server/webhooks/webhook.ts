import { createHmac } from "node:crypto";
import { lookup as systemLookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { SecureContextOptions } from "node:tls";
import type { Clock } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import type { Environment, WebhookTarget } from "#server/environment.ts";
import { isPublicAddress } from "#server/network.ts";

export type Webhook = {
  /** Sends a message within a limited time. `id` is the same for every attempt. Throws a DeliveryFailure. */
  send(id: string, body: string): Promise<void>;
};

/** What is queued for the webhook receiver with a request or a quote: nothing where none is configured. */
export const webhookJobs = ({ webhook }: Pick<Environment, "webhook">): readonly JobPurpose[] =>
  webhook === null ? [] : ["webhook"];

/** The `webhook-signature` of Standard Webhooks: HMAC-SHA256 of ID, time in seconds and body. */
export function signatureOf(key: Uint8Array, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

type ResolvedAddress = { readonly address: string; readonly family: number };

const defaultLimitMs = 10_000;
const maxResponseBytes = 64 * 1024;
/** A receiver cannot put off its messages for longer. */
const maxRetryAfterMs = dayMs;

/** The milliseconds of a `Retry-After`: seconds, or a date. */
function retryAfterOf(value: string | undefined, nowMs: number): number {
  if (value === undefined) return 0;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : 0;
}

function failureOf(error: unknown, timedOut: boolean): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  if (timedOut) return new DeliveryFailure("TIMEOUT", { cause: error });
  const code = error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
  return new DeliveryFailure(code, { cause: error });
}

/** Reads the answer to its end or to its limit: nothing in it matters. */
async function drain(response: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > maxResponseBytes) break;
    }
  } catch {
    // The status has been received, and it is what counts.
  } finally {
    response.destroy();
  }
}

/**
 * Sends messages to the webhook receiver as Standard Webhooks says. The addresses of its host are checked at each attempt, and
 * the connection goes to one of those that were checked: a name that resolves otherwise a moment later changes nothing.
 */
export function createWebhook(
  { url, key, allowPrivate }: WebhookTarget,
  clock: Clock,
  {
    limitMs = defaultLimitMs,
    lookup = (host) => systemLookup(host, { all: true }),
    tls = {},
  }: {
    readonly limitMs?: number;
    readonly lookup?: (host: string) => Promise<readonly ResolvedAddress[]>;
    readonly tls?: Pick<SecureContextOptions, "ca">;
  } = {},
): Webhook {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;

  async function checkedAddresses(): Promise<readonly ResolvedAddress[]> {
    const family = isIP(host);
    const addresses = family === 0 ? await lookup(host) : [{ address: host, family }];
    if (addresses.length === 0) throw new DeliveryFailure("ENOTFOUND");
    if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new DeliveryFailure("PRIVATE_ADDRESS");
    return addresses;
  }

  function post(
    id: string,
    body: string,
    addresses: readonly ResolvedAddress[],
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const timestamp = Math.floor(clock() / 1000);
    const answerChecked: LookupFunction = (_host, { all }, done) => {
      const [first] = addresses;
      if (all) done(null, [...addresses]);
      else done(null, first?.address ?? "", first?.family);
    };
    return new Promise((resolve, reject) => {
      const sending = request(url, {
        ...tls,
        method: "POST",
        // A separate connection, which ends with the message.
        agent: false,
        lookup: answerChecked,
        signal,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "webhook-id": id,
          "webhook-timestamp": timestamp,
          "webhook-signature": signatureOf(key, id, timestamp, body),
        },
      });
      sending.once("response", resolve);
      // Listens to the end: an error after the response must not end the process.
      sending.on("error", reject);
      sending.end(body);
    });
  }

  return {
    async send(id, body) {
      const signal = AbortSignal.timeout(limitMs);
      const timeout = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DeliveryFailure("TIMEOUT")), { once: true });
      });
      // Handled by the race below, if it is still running then.
      timeout.catch(() => {});
      try {
        // Name servers have no time limit of their own.
        const addresses = await Promise.race([checkedAddresses(), timeout]);
        const response = await Promise.race([post(id, body, addresses, signal), timeout]);
        const { statusCode: status = 0 } = response;
        await Promise.race([drain(response), timeout.catch(() => {})]);
        // A redirect is a failure too: the owner's address is the only one that is called.
        if (status >= 200 && status < 300) return;
        throw new DeliveryFailure(`HTTP ${status}`, {
          // It wants no more messages.
          final: status === 410,
          retryAfterMs: retryAfterOf(response.headers["retry-after"], clock()),
        });
      } catch (error) {
        throw failureOf(error, signal.aborted);
      }
    },
  };
}
