import { createHmac } from "node:crypto";

/** The `webhook-signature` of Standard Webhooks: HMAC-SHA256 of ID, time in seconds and body. */
export function signatureOf(key: Uint8Array, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
