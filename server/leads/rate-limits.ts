import { randomBytes } from "node:crypto";
import {
  networkBurst,
  receiptsPerDay,
  receiptsPerHour,
  secondsBetweenRequests,
  wideNetworkBurst,
} from "#app/domain/personal-data.ts";
import type { Gate } from "#server/store/store.ts";
import { networksOf } from "./network.ts";
import { personKeyOf } from "./person-key.ts";

const intervalMs = secondsBetweenRequests * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Sender = { readonly token: string; readonly email: string; readonly address: string };

const requestGate = (email: string): Gate => ({ name: `email:${personKeyOf(email)}`, burst: 1, intervalMs });

/** The browser and the person wait 30 seconds; a network has a little in hand. */
export function gatesOf({ token, email, address }: Sender): readonly Gate[] {
  return [
    { name: `browser:${token}`, burst: 1, intervalMs },
    requestGate(email),
    ...networksOf(address).map(({ name, wide }) => ({
      name: `network:${name}`,
      burst: wide ? wideNetworkBurst : networkBurst,
      intervalMs,
    })),
  ];
}

const personReceiptGate = (email: string): Gate => ({
  name: `receipt:${personKeyOf(email)}`,
  burst: receiptsPerDay,
  intervalMs: dayMs,
});

/** Half of the hour's receipts may leave at once, the other half spread over the hour: in no hour are there more. */
export const siteReceiptGate: Gate = {
  name: "receipts:site",
  burst: receiptsPerHour / 2,
  intervalMs: hourMs / (receiptsPerHour / 2),
};

/** What a receipt has to pass: the person's limit and the whole site's. */
export function receiptGatesOf(email: string): readonly Gate[] {
  return [personReceiptGate(email), siteReceiptGate];
}

/** The names of all gates that are kept about a person, for erasing them. */
export function personGateNames(email: string): readonly string[] {
  return [requestGate(email).name, personReceiptGate(email).name];
}

const senderToken = /^[\w-]{43}$/;

/** Keeps the token of a former answer where it can be one (32 bytes in base64url), else draws one. */
export function tokenOf(given: string | null): string {
  return given !== null && senderToken.test(given) ? given : randomBytes(32).toString("base64url");
}
