import { isoTime } from "#app/domain/clock.ts";
import { type Cents, decimalEuros } from "#app/domain/money.ts";
import { sanitizedLine, sanitizedText } from "#app/domain/sanitized-text.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { documentContents } from "#quotes/indicative/contents.ts";
import { quoteState } from "#quotes/quote-state.ts";
import type { RequestHistory, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Job } from "#quotes/store/jobs.ts";
import { type Lead, type QuoteLead, senderOf } from "#quotes/store/leads.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { quotesToRefund, refundOf, waitsForRefund } from "#quotes/withdrawal/refund.ts";
import { visitColumns } from "#server/spreadsheet/columns.ts";
import type { ExportedLead } from "#server/spreadsheet/exported-leads.ts";
import { confirmedQuoteText, indicativeQuoteText, quoteJson } from "./quote-report.ts";
import { table } from "./table.ts";

/** Which zone the times of a table are of. */
const zoneNote = `Times are those of ${timeZone}.\n`;

/** A time at the agency, as the commands write it: `2026-11-27 14:00`, with seconds where it is evidence. */
const local = (iso: string, timeStyle: "short" | "medium" = "short"): string =>
  // Sweden writes days as ISO does.
  new Date(iso).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle });

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
export function leadsJson(leads: readonly ExportedLead[]): string {
  const json = JSON.stringify(leads.map(leadRecord), null, 2);
  const escaped = json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return `${escaped}\n`;
}

/** The open requests, those that wait longest first. */
export const leadsToAnswer = (leads: readonly Lead[]): readonly Lead[] =>
  leads
    .filter(({ followUpStatus, isQuarantined }) => followUpStatus === "open" && !isQuarantined)
    .sort((a, b) => Date.parse(a.unansweredSince) - Date.parse(b.unansweredSince));

/** What arrived of the deposit of an accepted quote, and what is still to be paid. */
function depositText(stored: StoredConfirmedQuote): string {
  const { quote } = stored;
  const { receivedOn, arrived, rest } = receivedDeposit(stored);
  if (depositOf(quote.totals) === undefined) return "none asked for";
  if (receivedOn === null) return "not received";
  const euros = (amount: Cents) => `${decimalEuros(amount)} EUR`;
  return `of ${euros(arrived)} received ${receivedOn}${rest > 0 ? `, ${euros(rest)} still to be paid` : ""}`;
}

/** The confirmed quotes of a lead and what happened to it, for `show`. */
function followUpLines(
  { lead, confirmedQuotes: quotes, events }: RequestHistory,
  now: number,
): readonly string[] {
  const { followUpStatus, notes } = lead;
  const visit = visitColumns
    .map(([name, read]) => [name, read(lead)] as const)
    .filter(([, value]) => value !== "");
  const quoteLines = (stored: StoredConfirmedQuote): readonly string[] => {
    const { number, issuedOn, validUntil, terms } = stored.quote;
    const { paymentLink } = terms;
    const { decidedAt, decision, contractEndsOn, withdrawn } = stored;
    const decided = decidedAt === null ? "" : ` ${local(decidedAt, "medium")}`;
    const by =
      decision?.kind === "accepted"
        ? ` by ${sanitizedLine(decision.name)}, ${sanitizedLine(decision.signatoryRole)}`
        : "";
    const performed =
      decision?.kind === "accepted"
        ? `; deposit ${depositText(stored)}; performed on ${contractEndsOn ?? "an unknown day"}`
        : "";
    return [
      `  ${number}: ${quoteState(stored, isoTime(now))}${decided}${by}; of ${issuedOn}, until ${validUntil}${performed}`,
      ...(withdrawn === null
        ? []
        : [
            `    withdrawn ${local(withdrawn.at, "medium")} by ${sanitizedLine(withdrawn.name)}, ${sanitizedLine(withdrawn.email)}`,
          ]),
      ...(paymentLink === "" ? [] : [`    payment link: ${paymentLink}`]),
      ...confirmedQuoteText(stored.quote),
    ];
  };
  const answerDue =
    followUpStatus === "open" && !waitsForRefund(lead, quotes)
      ? `, due ${local(isoTime(answerDeadline(Date.parse(lead.unansweredSince))))}`
      : "";
  const refunds = quotesToRefund({ confirmedQuotes: quotes, events })
    .flatMap((quote) => refundOf(quote) ?? [])
    .map(({ cents, until }) => `, refund ${decimalEuros(cents)} EUR by ${until}`);
  return [
    "",
    ["follow-up  ", followUpStatus, answerDue, ...refunds].join(""),
    ...visit.map(([name, value]) => `${name}  ${value}`),
    ...(notes === "" ? [] : ["", "notes", sanitizedText(notes).replace(/^/gm, "  ")]),
    ...(quotes.length === 0 ? [] : ["", "confirmed quotes"]),
    ...quotes.flatMap(quoteLines),
    ...(events.length === 0 ? [] : ["", "events"]),
    ...events.map(
      ({ at, kind, text }) =>
        `  ${local(at, "medium")} ${kind}${text === "" ? "" : `: ${sanitizedLine(text)}`}`,
    ),
  ];
}

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

export function leadTable(exported: readonly ExportedLead[], columns: number): string {
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
  return `${table(header, rows, { widest: 28, columns })}\n${exported.length} in all, ${quarantined} in quarantine. ${zoneNote}${hint}`;
}

export function leadText(file: RequestHistory, now: number): string {
  const { lead, jobs } = file;
  const { message = "", ...fields }: Readonly<Record<string, string>> = lead.fields;
  const facts = {
    id: lead.id,
    kind: lead.kind,
    quarantine: lead.isQuarantined ? "yes" : "no",
    ...(lead.suspicions.length > 0 ? { suspicions: lead.suspicions.join(", ") } : {}),
    // It holds for all times below.
    timeZone,
    createdAt: local(lead.createdAt, "medium"),
    lastContactAt: local(lead.lastContactAt, "medium"),
    language: lead.locale,
    ...fields,
  };
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  const lines = Object.entries(facts).map(
    ([name, value]) => `${name.padEnd(width)}  ${sanitizedLine(value)}`,
  );
  const words = message === "" ? [] : ["", "message", sanitizedText(message).replace(/^/gm, "  ")];
  const mails = jobs.map(
    (job) => `  ${job.purpose}: ${job.status}${job.sentAt === null ? "" : ` ${local(job.sentAt, "medium")}`}`,
  );
  const quote = lead.kind === "quote" ? indicativeQuoteText(lead) : [];
  return `${[...lines, ...words, ...quote, ...followUpLines(file, now), "", "mails", ...(mails.length > 0 ? mails : ["  none"])].join("\n")}\n`;
}

export function jobTable(jobs: readonly Job[], columns: number): string {
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
  return `${table(header, rows, { widest: 48, columns })}\n${jobs.length} in all, ${waiting} waiting, ${dead} dead. ${zoneNote}${hint}`;
}
