import { retentionYears } from "#app/domain/personal-data.ts";
import { type Clock, isoTime } from "#server/clock.ts";
import { personKeyOf } from "#server/leads/person-key.ts";
import { personLimitNames } from "#server/leads/rate-limits.ts";
import { normaliseEmail } from "#server/mail/address.ts";
import { removeMailFiles } from "#server/mail/file-transport.ts";
import type { Erased, LeadStore } from "#server/store/store.ts";

export type ErasedWithFiles = Erased & { readonly mailFiles: number };

/**
 * Erases one person, by the address as they typed it, in whatever case: leads, mail jobs, rate limits, and mails that lie as
 * files. The rate limits go for every way to write the mailbox, because they count for all of them.
 */
export async function erasePerson(
  store: LeadStore,
  mailDirectory: string,
  email: string,
): Promise<ErasedWithFiles> {
  const erased = await store.erase(normaliseEmail(email), personLimitNames(email));
  return { ...erased, mailFiles: await removeMailFiles(mailDirectory, erased.leadIds) };
}

/** The addresses, normalised, of leads that an erasure leaves though limits take them for the same person. */
export async function otherSpellings(store: LeadStore, email: string): Promise<readonly string[]> {
  const [typed, key] = [normaliseEmail(email), personKeyOf(email)];
  const addresses = (await store.leads()).map(({ fields }) => normaliseEmail(fields.email ?? ""));
  return [...new Set(addresses)].filter((address) => address !== typed && personKeyOf(address) === key);
}

/** Erases whoever has been silent for the years that the privacy page tells. */
export async function purgeProspects(
  store: LeadStore,
  mailDirectory: string,
  clock: Clock,
): Promise<ErasedWithFiles> {
  const limit = new Date(clock());
  limit.setUTCFullYear(limit.getUTCFullYear() - retentionYears);
  const erased = await store.purge(isoTime(limit.getTime()));
  return { ...erased, mailFiles: await removeMailFiles(mailDirectory, erased.leadIds) };
}
