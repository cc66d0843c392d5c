import { identity } from "#content/identity.ts";
import { contentsOf, hasQuote } from "#server/quote-document/contents.ts";
import type { Lead, MailJob } from "#server/store/store.ts";
import { typedLine, typedLines } from "#server/typed-text.ts";
import { quoteJson, quoteSheet } from "./quote-report.ts";
import { table } from "./table.ts";

const minute = (iso: string): string => iso.slice(0, 16).replace("T", " ");

/** A lead in `list --json`: every submitted field under its own name, and the quote if it has one. */
export function leadRecord(lead: Lead): Readonly<Record<string, unknown>> {
  const own = {
    id: lead.id,
    kind: lead.kind,
    createdAt: lead.createdAt,
    language: lead.locale,
    status: lead.status,
    ...(hasQuote(lead) ? { quote: quoteJson(lead) } : {}),
  };
  // First for the order of the output; last so that no form field of the same name replaces them.
  return { ...own, ...lead.fields, ...own };
}

/** JSON in which characters that control a terminal or the direction of text are escaped. */
export function leadsJson(leads: readonly Lead[]): string {
  const json = JSON.stringify(leads.map(leadRecord), null, 2);
  const escaped = json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return `${escaped}\n`;
}

export function leadTable(leads: readonly Lead[], columns: number): string {
  if (leads.length === 0) return "No leads yet.\n";
  const quarantined = leads.filter((lead) => lead.status === "quarantined").length;
  const rows = leads.map((lead) => {
    const { id, createdAt, status, locale, fields } = lead;
    const quote = hasQuote(lead) ? contentsOf(lead, identity.origin, "en-en") : null;
    return [
      id,
      minute(createdAt),
      status === "quarantined" ? "QUARANTINED" : status,
      locale,
      fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" "),
      fields.company ?? "",
      fields.email ?? "",
      quote === null ? (fields.project ?? "") : quote.number,
      quote === null ? (fields.budget ?? "") : quote.total.value,
    ];
  });
  const header = [
    "ID",
    "RECEIVED (UTC)",
    "STATUS",
    "LANGUAGE",
    "NAME",
    "COMPANY",
    "E-MAIL",
    "PROJECT OR QUOTE",
    "BUDGET OR TOTAL",
  ];
  const hint = quarantined > 0 ? "`release ID` sends the mails of one in quarantine.\n" : "";
  return `${table(header, rows, { widest: 28, columns })}\n${leads.length} in all, ${quarantined} in quarantine.\n${hint}`;
}

export function leadSheet(lead: Lead, jobs: readonly MailJob[]): string {
  const { message = "", ...fields } = lead.fields;
  const facts = {
    id: lead.id,
    kind: lead.kind,
    status: lead.status,
    ...(lead.suspicions.length > 0 ? { suspicions: lead.suspicions.join(", ") } : {}),
    createdAt: lead.createdAt,
    lastContactAt: lead.lastContactAt,
    language: lead.locale,
    ...fields,
  };
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(width)}  ${typedLine(value)}`);
  const words = message === "" ? [] : ["", "message", typedLines(message).replace(/^/gm, "  ")];
  const mails = jobs.map(
    (job) => `  ${job.purpose}: ${job.status}${job.sentAt === null ? "" : ` ${job.sentAt}`}`,
  );
  const quote = hasQuote(lead) ? quoteSheet(lead) : [];
  return `${[...lines, ...words, ...quote, "", "mails", ...(mails.length > 0 ? mails : ["  none"])].join("\n")}\n`;
}

export function jobTable(jobs: readonly MailJob[], columns: number): string {
  if (jobs.length === 0) return "No mails yet.\n";
  const rows = jobs.map((job) => [
    job.id,
    job.status === "dead" ? "DEAD" : job.status,
    String(job.attempts),
    job.status === "pending" ? minute(job.nextAttemptAt) : "-",
    job.sentAt === null ? "-" : minute(job.sentAt),
    job.lastError ?? "-",
  ]);
  const dead = jobs.filter((job) => job.status === "dead").length;
  const waiting = jobs.filter((job) => job.status === "pending" || job.status === "sending").length;
  const hint = dead > 0 ? "`retry ID` sends a dead one again.\n" : "";
  const header = ["ID", "STATUS", "ATTEMPTS", "NEXT (UTC)", "SENT (UTC)", "LAST ERROR"];
  return `${table(header, rows, { widest: 48, columns })}\n${jobs.length} in all, ${waiting} waiting, ${dead} dead.\n${hint}`;
}
