import { randomBytes } from "node:crypto";
import { dayMs, hourMs } from "#app/domain/durations.ts";
import {
  minutesBetweenNetworkReceipts,
  minutesBetweenNotices,
  networkBurst,
  networkReceiptBurst,
  noticeBurst,
  receiptBurst,
  receiptsPerHour,
  secondsBetweenRequests,
  wideNetworkBurst,
  wideNetworkReceiptBurst,
} from "#app/domain/visitor-limits.ts";
import { networksOf } from "#server/network.ts";
import type { RateLimit } from "#server/store/leads.ts";
import { personKeyOf } from "./person-key.ts";

const intervalMs = secondsBetweenRequests * 1000;

type Sender = { readonly token: string; readonly email: string; readonly ipAddress: string };

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

const networkReceiptPrefix = "receipt-network:";

/** Half of the hourly receipts may be sent at once, the other half spread over the hour: never more in any hour. */
const siteReceiptLimit: RateLimit = {
  name: "receipts:site",
  burst: receiptsPerHour / 2,
  intervalMs: hourMs / (receiptsPerHour / 2),
};

/** The limit of the mails that bring the agency its notices. */
export const noticeLimit: RateLimit = {
  name: "notices:site",
  burst: noticeBurst,
  intervalMs: minutesBetweenNotices * 60_000,
};

/** The limits of a request: by browser, by person and by network. Networks have a burst, as several people share one. */
export function requestLimitsOf({ token, email, ipAddress }: Sender): readonly RateLimit[] {
  return [
    { name: `browser:${token}`, burst: 1, intervalMs },
    personRequestLimit(email),
    ...networksOf(ipAddress).map(({ name, wide }) => ({
      name: `network:${name}`,
      burst: wide ? wideNetworkBurst : networkBurst,
      intervalMs,
    })),
  ];
}

/**
 * The limits of a receipt: by person, by network and for the whole site. A receipt counts on all of them or on none, so a
 * network that has used up its own takes none of the site's. `ipAddress`: null where it is not known any more.
 */
export function receiptLimitsOf({
  email,
  ipAddress,
}: Pick<Sender, "email"> & { readonly ipAddress: string | null }): readonly RateLimit[] {
  const networks = ipAddress === null ? [] : networksOf(ipAddress);
  return [
    personReceiptLimit(email),
    ...networks.map(({ name, wide }) => ({
      name: `${networkReceiptPrefix}${name}`,
      burst: wide ? wideNetworkReceiptBurst : networkReceiptBurst,
      intervalMs: minutesBetweenNetworkReceipts * 60_000,
    })),
    siteReceiptLimit,
  ];
}

/** Which limit of receipts has a name; null for a person's. */
export function sharedReceiptLimit(name: string): "network" | "site" | null {
  if (name === siteReceiptLimit.name) return "site";
  return name.startsWith(networkReceiptPrefix) ? "network" : null;
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
