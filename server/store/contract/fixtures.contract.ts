/** What the files of the store's contract share. */
import type { Clock } from "#server/clock.ts";
import { manualClock } from "#testing/clock.ts";
import type { Acceptance, Claim, RateLimit, Store } from "../store.ts";

/** A place for a store, empty at first; opening it twice gives two stores with the same data. */
export type Place = { open(clock: Clock): Promise<Store> };

/** Called inside a test; cleans up after it. */
export type NewPlace = () => Promise<Place>;

export const minute = 60_000;
export const day = 24 * 60 * minute;

let made = 0;
/** A new acceptance from a new person, without rate limits. */
export function acceptance(changes: Partial<Acceptance> = {}): Acceptance {
  made += 1;
  const email = changes.email ?? `person-${made}@client.example`;
  return {
    id: `LEAD${String(made).padStart(12, "0")}`,
    kind: "contact",
    locale: "fr-fr",
    status: "new",
    fields: { name: "Zoé", email, message: "« Bonjour »\n😀" },
    quote: null,
    suspicions: [],
    email,
    contentHash: `content-${made}`,
    idempotencyKey: `key-${made}`,
    repeatWindowMs: day,
    rateLimits: [],
    mails: ["agency-notice", "visitor-receipt"],
    receiptLimits: [],
    ...changes,
  };
}

/** A person's limit of receipts: three at once, then one a day. */
export const dailyReceipts = (email: string): RateLimit => ({
  name: `receipt:${email}`,
  burst: 3,
  intervalMs: day,
});

export async function countReceipts(store: Store): Promise<number> {
  return (await store.mailJobs()).filter(({ purpose }) => purpose === "visitor-receipt").length;
}

export async function claimAll(store: Store, worker: string): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  for (
    let claim = await store.claimMail(worker, minute);
    claim !== null;
    claim = await store.claimMail(worker, minute)
  )
    claims.push(claim);
  return claims;
}

/** A store on a manual clock. */
export async function openFirst(newPlace: NewPlace) {
  const clock = manualClock();
  const place = await newPlace();
  return { clock, place, store: await place.open(clock) };
}
