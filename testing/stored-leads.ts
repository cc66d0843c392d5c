/** What a server has stored. */

import { systemClock } from "#app/domain/clock.ts";
import type { Total } from "#app/domain/counts.ts";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import { leadsJson } from "#server/cli/reports.ts";
import { exportedLeads } from "#server/spreadsheet/exported-leads.ts";
import { openSqliteStore } from "#server/store/open.ts";

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

/** What a server has counted of visits, on all days. */
export async function listCounts(dataDir: string): Promise<readonly Total[]> {
  const store = await openSqliteStore(dataDir, systemClock);
  try {
    return await store.countTotals({ min: "0000-01-01", max: "9999-12-31" });
  } finally {
    await store.close();
  }
}
