import { randomBytes } from "node:crypto";
import { dayMs, hourMs, minuteMs } from "#app/domain/durations.ts";
import {
  acknowledgementBurst,
  acknowledgementsPerHour,
  minutesBetweenNetworkAcknowledgements,
  minutesBetweenNotices,
  networkAcknowledgementBurst,
  networkBurst,
  noticeBurst,
  secondsBetweenRequests,
  wideNetworkAcknowledgementBurst,
  wideNetworkBurst,
} from "#app/domain/visitor-limits.ts";
import type { RateLimit } from "#quotes/store/leads.ts";
import { networksOf } from "#server/network.ts";
import { personKeyOf } from "./person-key.ts";

const intervalMs = secondsBetweenRequests * 1000;

type Sender = { readonly token: string; readonly email: string; readonly ipAddress: string };

const personRequestLimit = (email: string): RateLimit => ({
  name: `email:${personKeyOf(email)}`,
  burst: 1,
  intervalMs,
});

// The names of these limits keep the first word for the mail: they are stored.
const personAcknowledgementLimit = (email: string): RateLimit => ({
  name: `receipt:${personKeyOf(email)}`,
  burst: acknowledgementBurst,
  intervalMs: dayMs,
});

const networkAcknowledgementPrefix = "receipt-network:";

/** Half of the hourly acknowledgements may be sent at once, the other half spread over the hour: never more in any hour. */
const siteAcknowledgementLimit: RateLimit = {
  name: "receipts:site",
  burst: acknowledgementsPerHour / 2,
  intervalMs: hourMs / (acknowledgementsPerHour / 2),
};

/** The limit of the mails that bring the agency its notices. */
export const noticeLimit: RateLimit = {
  name: "notices:site",
  burst: noticeBurst,
  intervalMs: minutesBetweenNotices * minuteMs,
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
 * The limits of an acknowledgement: by person, by network and for the whole site. An acknowledgement counts on all of them or on none, so a
 * network that has used up its own takes none of the site's. `ipAddress`: null where it is not known any more.
 */
export function acknowledgementLimitsOf({
  email,
  ipAddress,
}: Pick<Sender, "email"> & { readonly ipAddress: string | null }): readonly RateLimit[] {
  const networks = ipAddress === null ? [] : networksOf(ipAddress);
  return [
    personAcknowledgementLimit(email),
    ...networks.map(({ name, wide }) => ({
      name: `${networkAcknowledgementPrefix}${name}`,
      burst: wide ? wideNetworkAcknowledgementBurst : networkAcknowledgementBurst,
      intervalMs: minutesBetweenNetworkAcknowledgements * minuteMs,
    })),
    siteAcknowledgementLimit,
  ];
}

/** Which limit of acknowledgements has a name; null for a person's. */
export function sharedAcknowledgementLimit(name: string): "network" | "site" | null {
  if (name === siteAcknowledgementLimit.name) return "site";
  return name.startsWith(networkAcknowledgementPrefix) ? "network" : null;
}

/** The names of all limits that are stored about a person, for erasing them. */
export function personLimitNames(email: string): readonly string[] {
  return [personRequestLimit(email).name, personAcknowledgementLimit(email).name];
}

const senderToken = /^[\w-]{43}$/;

/** The token that the browser sent, if it is well formed (32 bytes in base64url); otherwise a new random one. */
export function validOrNewToken(sent: string | null): string {
  return sent !== null && senderToken.test(sent) ? sent : randomBytes(32).toString("base64url");
}
