/** Writes a file of all requests, in a thread of its own: with many of them, it takes longer than any visitor should wait. */
import { writeFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { systemClock } from "#app/domain/clock.ts";
import type { BoardFile } from "#quotes/board.ts";
import { toCsv, toXlsx } from "#quotes/documents/spreadsheet.ts";
import { leadsSheet } from "#server/spreadsheet/columns.ts";
import { exportedLeads } from "#server/spreadsheet/exported-leads.ts";
import { openStore, type StoreLocation } from "#server/store/open.ts";
import { backUp } from "#server/store/sqlite/backup.ts";

export type ExportTask = {
  readonly location: StoreLocation;
  readonly file: BoardFile;
  /** Where it is written; nothing is there yet. */
  readonly path: string;
};

const { location, file, path } = workerData as ExportTask;

async function sheet(): Promise<string | Uint8Array> {
  const store = await openStore(location, systemClock);
  try {
    // What cannot be read is left out; the page of such a request says so, and the command `export` names it.
    const leftOut = () => {};
    const exported = await exportedLeads(store, await store.leads(leftOut), systemClock(), leftOut);
    const locale = file === "csv-en" ? "en-en" : "fr-fr";
    return file === "xlsx"
      ? await toXlsx(leadsSheet(exported, locale))
      : toCsv(leadsSheet(exported, locale), locale);
  } finally {
    await store.close();
  }
}

if (file === "backup") backUp(location.dataDir, path);
else await writeFile(path, await sheet(), { mode: 0o600 });
