import { randomBytes } from "node:crypto";
import { networkBurst, secondsBetweenRequests } from "#app/domain/personal-data.ts";
import { normaliseEmail } from "#server/mail/address.ts";
import type { Gate } from "#server/store/store.ts";
import { networkOf } from "./network.ts";

const intervalMs = secondsBetweenRequests * 1000;

/** The name of the gate of a person's address. The erasing of a person needs it too. */
export function emailGateName(email: string): string {
  return `email:${normaliseEmail(email)}`;
}

/** The browser and the person wait 30 seconds; a network address has a little in hand. */
export function gatesOf(sender: { token: string; email: string; address: string }): readonly Gate[] {
  const network = networkOf(sender.address);
  return [
    { name: `browser:${sender.token}`, burst: 1, intervalMs },
    { name: emailGateName(sender.email), burst: 1, intervalMs },
    ...(network === null ? [] : [{ name: `network:${network}`, burst: networkBurst, intervalMs }]),
  ];
}

const senderToken = /^[\w-]{43}$/;

/** Keeps the token of a former answer where it can be one (32 bytes in base64url), else draws one. */
export function tokenOf(given: string | null): string {
  return given !== null && senderToken.test(given) ? given : randomBytes(32).toString("base64url");
}
