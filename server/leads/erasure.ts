import { type Clock, yearsBefore } from "#app/domain/clock.ts";
import { normaliseEmail } from "#app/domain/mail-address.ts";
import { retentionYears } from "#app/domain/personal-data.ts";
import { contractsBefore } from "#quotes/deadlines.ts";
import type { BoardStore } from "#quotes/store/board.ts";
import type { ErasureOutcome, LeadStore } from "#quotes/store/leads.ts";
import { removeMailFiles } from "#server/mail/file-transport.ts";
import { personKeyOf } from "./person-key.ts";
import { personLimitNames } from "./rate-limits.ts";

export type ErasedWithFiles = ErasureOutcome & { readonly mailFiles: number };

/** What is kept of a person or a request, as `LeadStore.erase` has it; null: nothing, contracts neither. */
type Retention = { readonly contractsBefore: string | null };

/**
 * Erases one person by e-mail address, in any case: leads, mail jobs, rate limits and mail files. Rate limits are
 * erased for every spelling of the mailbox, because they are shared by all of them.
 */
export async function erasePerson(
  store: LeadStore,
  mailDirectory: string,
  email: string,
  retention: Retention,
): Promise<ErasedWithFiles> {
  const erased = await store.erase(normaliseEmail(email), personLimitNames(email), retention.contractsBefore);
  let mailFiles = 0;
  await store.finishErasures(async (leadIds) => {
    mailFiles = await removeMailFiles(mailDirectory, leadIds);
  });
  return { ...erased, mailFiles };
}

/** Erases one request with its mail files. */
export async function eraseRequest(
  store: LeadStore,
  mailDirectory: string,
  leadId: string,
  retention: Retention,
): Promise<ErasureOutcome> {
  const erased = await store.eraseLead(leadId, retention.contractsBefore);
  await store.finishErasures((leadIds) => removeMailFiles(mailDirectory, leadIds));
  return erased;
}

/** Other stored addresses, normalised, that rate limits count as the same person: erasing `email` leaves them. */
export async function otherSpellings(
  store: Pick<BoardStore, "addresses">,
  email: string,
): Promise<readonly string[]> {
  const [entered, key] = [normaliseEmail(email), personKeyOf(email)];
  return (await store.addresses()).filter((address) => address !== entered && personKeyOf(address) === key);
}

/**
 * Erases everybody whose last contact is older than the retention time; clients who accepted a quote, once the time for
 * contracts is over, which counts from its performance. Returns the number of leads.
 */
export async function purgeExpiredLeads(
  store: LeadStore,
  mailDirectory: string,
  clock: Clock,
): Promise<number> {
  const now = clock();
  const purged = await store.purge({
    lastContactBefore: yearsBefore(now, retentionYears),
    contractsBefore: contractsBefore(now),
  });
  await store.finishErasures((leadIds) => removeMailFiles(mailDirectory, leadIds));
  return purged;
}
