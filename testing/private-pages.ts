/** A store with a request and a confirmed quote, and the operations that serve their pages. */

import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "#app/domain/clock.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { createAgencyOperations } from "#quotes/agency-operations.ts";
import { createClientOperations } from "#quotes/client-operations.ts";
import { createLinks } from "#quotes/links.ts";
import type { Drawings } from "#quotes/platform.ts";
import type { Store } from "#quotes/store/store.ts";
import { createVisitorOperations } from "#quotes/visitor-operations.ts";
import { createBoardOperations } from "#server/board/board-operations.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { createLog } from "#server/log.ts";
import { termsOn } from "./confirmed-quotes.ts";
import { directDrawings } from "./drawings.ts";
import { quoteSubmission } from "./leads.ts";
import { mailSettings } from "./mail-settings.ts";

const siteUrl = "https://site.example";
export const tokenIn = (url: string): string => new URL(url).pathname.split("/")[2] ?? "";

/** The operations of one server on a store. */
export function createOperations(
  store: Store,
  clock: Clock,
  drawings: Pick<Drawings, "draw"> = directDrawings,
) {
  const log = createLog(() => {});
  const shared = { store, clock, log, wakeOutbox: () => {}, count: () => {}, webhookJobs: [] };
  const links = createLinks({ store, clock, environment: { siteUrl } });
  const parts = { ...shared, links, siteUrl, drawings };
  const intake = createLeadIntake({ ...shared, links, mailSettings });
  const agencyOperations = createAgencyOperations({
    ...parts,
    writesMailFiles: false,
    erase: (id, { contractsBefore }) => store.eraseLead(id, contractsBefore),
  });
  const clientOperations = createClientOperations({ ...parts, writesMailFiles: false });
  const visitorOperations = createVisitorOperations(parts);
  const boardOperations = createBoardOperations({
    ...parts,
    transport: { send: async () => ({ refused: 0 }) },
    mailSettings,
    mailDirectory: join(tmpdir(), "no-mails"),
    download: async (file) => new Blob([file]).stream(),
    hasBackup: true,
  });
  return { intake, agencyOperations, clientOperations, visitorOperations, boardOperations, links };
}

/** Opens the operations on a store with one request in a language, whose quote is confirmed. `tokens`: of its pages. */
export async function openOperations(
  store: Store,
  clock: Clock,
  locale: Locale = "fr-fr",
  drawings: Pick<Drawings, "draw"> = directDrawings,
) {
  const operations = createOperations(store, clock, drawings);
  const { intake, agencyOperations, links } = operations;
  const outcome = await intake.submit(quoteSubmission({ locale }));
  if (outcome.status !== "accepted") throw new Error(`The request is ${outcome.status}`);
  const { leadId } = outcome;
  const agency = tokenIn(await links.forAgency(leadId));
  await agencyOperations.saveDraft(agency, termsOn(await agencyOperations.today()));
  const { draftHash } = (await agencyOperations.view(agency)) ?? {};
  await agencyOperations.confirm(agency, draftHash ?? "", "");
  const quote = (await store.requestHistory(leadId))?.confirmedQuotes[0];
  if (quote === undefined) throw new Error("The quote is not confirmed");
  const client = tokenIn(await links.forClient(leadId, quote.expiresAt));
  const board = tokenIn((await links.forBoard("fr-fr", { limits: [], replacing: false })) ?? "");
  const [, , visitor = ""] = (await links.forVisitor(leadId)).split("/");
  return {
    operations,
    leadId,
    quote,
    draftHash: draftHash ?? "",
    tokens: { agency, client, visitor, board },
  };
}
