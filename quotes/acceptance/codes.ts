/** Six-digit codes that a client gets by mail: they show that whoever accepts a quote reads the mails of its address. */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { codeDigits } from "./acceptance-code.ts";

/** How often a code may be tried: a million codes, five tries, five codes a day. */
export const maxCodeTries = 5;
/** How many codes a client may ask for in 24 hours, and how long after the last one. */
export const maxCodesPerDay = 5;
export const codeIntervalMs = 60_000;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

async function hashOf(code: string, salt: Buffer): Promise<string> {
  const hash = await derive(code, salt, hashBytes);
  return `${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

/** A new code, and what is stored of it. A plain hash of six digits would be reversed at once, this one not in ten minutes. */
export async function createCode(): Promise<{ readonly code: string; readonly hash: string }> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  return { code, hash: await hashOf(code, randomBytes(16)) };
}

/** Whether a code is the one of a stored hash, in the same time for every wrong one. */
export async function isCode(entered: string, hash: string): Promise<boolean> {
  const [salt = ""] = hash.split(":");
  const [one, other] = [
    Buffer.from(await hashOf(entered, Buffer.from(salt, "base64url"))),
    Buffer.from(hash),
  ];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** An address of which its owner knows the rest: `i•••@filaos.example`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}•••${address.slice(at)}`;
}
