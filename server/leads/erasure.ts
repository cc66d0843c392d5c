import { retentionYears } from "#app/domain/personal-data.ts";
import { type Clock, isoTime } from "#server/clock.ts";
import { emailGateName } from "#server/desk/gates.ts";
import { normaliseEmail } from "#server/mail/address.ts";
import { removeMailFiles } from "#server/mail/file-transport.ts";
import type { Erased, LeadStore } from "#server/store/store.ts";

export type ErasedWithFiles = Erased & { readonly mailFiles: number };

/** Erases one person, however the address is written: leads, mail jobs, gates, and mails that lie as files. */
export async function erasePerson(
  store: LeadStore,
  mailDirectory: string,
  email: string,
): Promise<ErasedWithFiles> {
  const erased = await store.erase(normaliseEmail(email), [emailGateName(email)]);
  return { ...erased, mailFiles: await removeMailFiles(mailDirectory, erased.leadIds) };
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
