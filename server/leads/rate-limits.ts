import { randomBytes } from "node:crypto";
import {
  networkBurst,
  receiptsPerDay,
  receiptsPerHour,
  secondsBetweenRequests,
  wideNetworkBurst,
} from "#app/domain/personal-data.ts";
import type { RateLimit } from "#server/store/store.ts";
import { networksOf } from "./network.ts";
import { personKeyOf } from "./person-key.ts";

const intervalMs = secondsBetweenRequests * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Sender = { readonly token: string; readonly email: string; readonly address: string };

const requestLimit = (email: string): RateLimit => ({
  name: `email:${personKeyOf(email)}`,
  burst: 1,
  intervalMs,
});

/** The browser and the person wait 30 seconds; a network has a little in hand. */
export function requestLimitsOf({ token, email, address }: Sender): readonly RateLimit[] {
  return [
    { name: `browser:${token}`, burst: 1, intervalMs },
    requestLimit(email),
    ...networksOf(address).map(({ name, wide }) => ({
      name: `network:${name}`,
      burst: wide ? wideNetworkBurst : networkBurst,
      intervalMs,
    })),
  ];
}

const personReceiptLimit = (email: string): RateLimit => ({
  name: `receipt:${personKeyOf(email)}`,
  burst: receiptsPerDay,
  intervalMs: dayMs,
});

/** Half of the hour's receipts may leave at once, the other half spread over the hour: in no hour are there more. */
export const siteReceiptLimit: RateLimit = {
  name: "receipts:site",
  burst: receiptsPerHour / 2,
  intervalMs: hourMs / (receiptsPerHour / 2),
};

/** What a receipt has to pass: the person's limit and the whole site's. */
export function receiptLimitsOf(email: string): readonly RateLimit[] {
  return [personReceiptLimit(email), siteReceiptLimit];
}

/** The names of all rate limits that are kept about a person, for erasing them. */
export function personLimitNames(email: string): readonly string[] {
  return [requestLimit(email).name, personReceiptLimit(email).name];
}

const senderToken = /^[\w-]{43}$/;

/** Keeps the token of a former answer where it can be one (32 bytes in base64url), else draws one. */
export function tokenOf(given: string | null): string {
  return given !== null && senderToken.test(given) ? given : randomBytes(32).toString("base64url");
}
