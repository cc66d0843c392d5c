import { randomInt } from "node:crypto";

/** Crockford's base 32: without I, L, O and U, so that it can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 16 characters: nine for the time (in milliseconds; sorts by age until the year 3084), seven random. */
export function newLeadId(milliseconds: number): string {
  let time = "";
  for (let rest = milliseconds; time.length < 9; rest = Math.floor(rest / 32))
    time = alphabet[rest % 32] + time;
  const random = Array.from({ length: 7 }, () => alphabet[randomInt(32)]);
  return time + random.join("");
}

/** The stored form of an entered ID. */
export function normaliseLeadId(entered: string): string {
  const [id = "", ...purpose] = entered.trim().split("-");
  return [id.toUpperCase(), ...purpose.map((part) => part.toLowerCase())].join("-");
}
