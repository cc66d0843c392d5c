/** Draws documents in this process: without a thread, a queue or limits. */

import { remembered } from "#quotes/documents/pdf/reading.fixture.ts";
import { documents, drawDocument } from "#quotes/drawn-documents.ts";
import type { Drawings } from "#quotes/platform.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { mailSettings } from "./mail-settings.ts";

export const directDrawings: Pick<Drawings, "draw"> = {
  async draw(_asker, name, read) {
    const contents = await read();
    if (contents === null) return null;
    return drawDocument(name, contents);
  },
};

/** As the outbox has it drawn. */
export const drawIndicative = remembered(async (lead: QuoteLead) => {
  const file = await documents.indicative(lead, mailSettings.siteUrl);
  if (file === null) throw new Error("There is no quote");
  return file;
});

/** A visitor who waits. */
export const waitingVisitor = { ipAddress: "192.0.2.1", signal: new AbortController().signal };
