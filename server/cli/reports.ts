import { isoTime } from "#app/domain/clock.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { documentContents } from "#quotes/indicative/contents.ts";
import { orderOf } from "#quotes/order/order.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { RequestHistory } from "#quotes/store/follow-up.ts";
import type { Job } from "#quotes/store/jobs.ts";
import { type Lead, type QuoteLead, senderOf } from "#quotes/store/leads.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { type ExportedLead, exportedQuote } from "#server/spreadsheet/exported-leads.ts";
import { table } from "./table.ts";

/** Which zone the times of a table are of. */
const zoneNote = `Times are those of ${timeZone}.\n`;

/** A time at the agency, as tables write it: `2026-11-27 14:00`. */
const local = (iso: string): string =>
  // Sweden writes days as ISO does.
  new Date(iso).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

/** The indicative quote in `list --json`. All amounts in euro cents. */
function quoteJson(lead: QuoteLead) {
  const { catalogueVersion, selection, quote, names, validityDays } = lead.quote;
  const { lines, onQuote, ...amounts } = quote;
  return {
    number: quoteNumber(lead),
    catalogueVersion,
    validityDays,
    currency: "EUR",
    unit: "cent",
    selection,
    lines: lines.map(({ key, price }) => ({ key, name: names[key] ?? key, ...price })),
    ...amounts,
    onQuote: onQuote.map(({ key }) => key),
  };
}

/** A lead in `list --json`: every submitted field under its own name, and its quotes if it has some. */
export function leadRecord({ lead, quotes }: ExportedLead): Readonly<Record<string, unknown>> {
  const own = {
    id: lead.id,
    kind: lead.kind,
    createdAt: lead.createdAt,
    language: lead.locale,
    isQuarantined: lead.isQuarantined,
    followUpStatus: lead.followUpStatus,
    ...(lead.notes === "" ? {} : { notes: lead.notes }),
    ...(lead.visit === null ? {} : { visit: lead.visit }),
    ...(lead.kind === "quote" ? { quote: quoteJson(lead) } : {}),
    ...(quotes.length === 0 ? {} : { confirmedQuotes: quotes }),
  };
  // First for the order of the output; last so that no form field of the same name replaces them.
  return { ...own, ...lead.fields, ...own };
}

/** JSON in which characters that control a terminal or the direction of text are escaped. */
function printableJson(value: unknown): string {
  const escaped = JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return `${escaped}\n`;
}

export const leadsJson = (leads: readonly ExportedLead[]): string => printableJson(leads.map(leadRecord));

/** One request with all that happened to it, and what follows from that now. */
export function historyJson(history: RequestHistory, now: number): string {
  const { lead, confirmedQuotes, events, jobs } = history;
  const toAnswer = lead.followUpStatus === "open";
  const accepted = confirmedQuotes.find(({ status }) => status === "accepted");
  return printableJson({
    ...leadRecord({ lead, quotes: confirmedQuotes.map((quote) => exportedQuote(quote, now)) }),
    lastContactAt: lead.lastContactAt,
    suspicions: lead.suspicions,
    answerDue: toAnswer ? isoTime(answerDeadline(Date.parse(lead.unansweredSince))) : null,
    refunds: confirmedQuotes.flatMap((quote) => refundOf(quote) ?? []),
    deposit: accepted === undefined ? null : receivedDeposit(accepted),
    order: accepted === undefined ? null : orderOf(lead, accepted),
    events,
    mails: jobs,
  });
}

/** The open requests, those that wait longest first. */
export const leadsToAnswer = (leads: readonly Lead[]): readonly Lead[] =>
  leads
    .filter(({ followUpStatus, isQuarantined }) => followUpStatus === "open" && !isQuarantined)
    .sort((a, b) => Date.parse(a.unansweredSince) - Date.parse(b.unansweredSince));

/** What has become of a request: where its newest confirmed quote stands, else what the agency marked it as. */
function stateText({ lead: { isQuarantined, followUpStatus }, quotes: [newest] }: ExportedLead): string {
  if (isQuarantined) return "QUARANTINED";
  const decided = followUpStatus === "won" || followUpStatus === "lost";
  return newest === undefined || decided ? followUpStatus : `quote ${newest.state}`;
}

function quoteCells(lead: QuoteLead): readonly [number: string, total: string] {
  const { number, total } = documentContents(lead, identity.origin, "en-en");
  return [number, total.value];
}

export function leadTable(exported: readonly ExportedLead[], lineWidth: number): string {
  if (exported.length === 0) return "No requests.\n";
  const quarantined = exported.filter(({ lead }) => lead.isQuarantined).length;
  const rows = exported.map((request) => {
    const { lead } = request;
    const { id, createdAt, locale, fields } = lead;
    const [subject, amount] =
      lead.kind === "quote" ? quoteCells(lead) : [lead.fields.project, lead.fields.budget];
    return [
      id,
      local(createdAt),
      stateText(request),
      locale,
      senderOf(lead),
      fields.company,
      fields.email,
      subject,
      amount,
    ];
  });
  const header = [
    "ID",
    "RECEIVED",
    "STATE",
    "LANGUAGE",
    "NAME",
    "COMPANY",
    "E-MAIL",
    "PROJECT OR QUOTE",
    "BUDGET OR TOTAL",
  ];
  const hint = quarantined > 0 ? "`release ID` sends the mails of one in quarantine.\n" : "";
  return `${table(header, rows, { maxCellWidth: 28, lineWidth })}\n${exported.length} in all, ${quarantined} in quarantine. ${zoneNote}${hint}`;
}

export function jobTable(jobs: readonly Job[], lineWidth: number): string {
  if (jobs.length === 0) return "No mails yet.\n";
  const rows = jobs.map((job) => [
    job.id,
    job.status === "dead" ? "DEAD" : job.status,
    String(job.attempts),
    job.status === "pending" ? local(job.nextAttemptAt) : "-",
    job.sentAt === null ? "-" : local(job.sentAt),
    job.lastError ?? "-",
  ]);
  const dead = jobs.filter((job) => job.status === "dead").length;
  const waiting = jobs.filter((job) => job.status === "pending" || job.status === "sending").length;
  const hint = dead > 0 ? "`retry ID` sends a dead one again.\n" : "";
  const header = ["ID", "STATUS", "ATTEMPTS", "NEXT", "SENT", "LAST ERROR"];
  return `${table(header, rows, { maxCellWidth: 48, lineWidth })}\n${jobs.length} in all, ${waiting} waiting, ${dead} dead. ${zoneNote}${hint}`;
}
