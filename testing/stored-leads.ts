/** What a server has stored. */
import { leadsJson } from "#server/cli/reports.ts";
import { systemClock } from "#server/clock.ts";
import { exportedLeads } from "#server/spreadsheet/exported-leads.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { UnreadableRecordError } from "#server/store/store.ts";

/** One request as `leads list --json` prints it. */
export type LeadRecord = Readonly<Record<string, string>>;

/** The requests in a server's folder, the newest first. Read in this process: the command itself would take most of a test's time. */
export async function listLeads(dataDir: string): Promise<readonly LeadRecord[]> {
  const store = await openSqliteStore(dataDir, systemClock);
  try {
    const leads = await store.leads();
    const exported = await exportedLeads(store, leads, systemClock(), (record) => {
      throw new UnreadableRecordError(record);
    });
    return JSON.parse(leadsJson(exported));
  } finally {
    await store.close();
  }
}
