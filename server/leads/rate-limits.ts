import { randomBytes } from "node:crypto";
import {
  networkBurst,
  receiptBurst,
  receiptsPerHour,
  secondsBetweenRequests,
  wideNetworkBurst,
} from "#app/domain/visitor-limits.ts";
import { networksOf } from "#server/network.ts";
import type { RateLimit } from "#server/store/leads.ts";
import { personKeyOf } from "./person-key.ts";

const intervalMs = secondsBetweenRequests * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Sender = { readonly token: string; readonly email: string; readonly address: string };

const personRequestLimit = (email: string): RateLimit => ({
  name: `email:${personKeyOf(email)}`,
  burst: 1,
  intervalMs,
});

const personReceiptLimit = (email: string): RateLimit => ({
  name: `receipt:${personKeyOf(email)}`,
  burst: receiptBurst,
  intervalMs: dayMs,
});

/** Half of the hourly receipts may be sent at once, the other half spread over the hour: never more in any hour. */
export const siteReceiptLimit: RateLimit = {
  name: "receipts:site",
  burst: receiptsPerHour / 2,
  intervalMs: hourMs / (receiptsPerHour / 2),
};

/** The limits of a request: by browser, by person and by network. Networks have a burst, as several people share one. */
export function requestLimitsOf({ token, email, address }: Sender): readonly RateLimit[] {
  return [
    { name: `browser:${token}`, burst: 1, intervalMs },
    personRequestLimit(email),
    ...networksOf(address).map(({ name, wide }) => ({
      name: `network:${name}`,
      burst: wide ? wideNetworkBurst : networkBurst,
      intervalMs,
    })),
  ];
}

/** The limits of a receipt: by person and for the whole site. */
export function receiptLimitsOf(email: string): readonly RateLimit[] {
  return [personReceiptLimit(email), siteReceiptLimit];
}

/** The names of all limits that are stored about a person, for erasing them. */
export function personLimitNames(email: string): readonly string[] {
  return [personRequestLimit(email).name, personReceiptLimit(email).name];
}

const senderToken = /^[\w-]{43}$/;

/** The token that the browser sent, if it is well formed (32 bytes in base64url); otherwise a new random one. */
export function tokenOf(sent: string | null): string {
  return sent !== null && senderToken.test(sent) ? sent : randomBytes(32).toString("base64url");
}
