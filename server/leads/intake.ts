import { createHash } from "node:crypto";
import { type Clock, isoTime } from "#app/domain/clock.ts";
import { hourMs } from "#app/domain/durations.ts";
import { normaliseEmail } from "#app/domain/mail-address.ts";
import { repeatWindowHours } from "#app/domain/visitor-limits.ts";
import type { LeadIntake, Submission } from "#app/forms/lead-intake.ts";
import { agencyReminderAt, quarantineReportAt } from "#quotes/deadlines.ts";
import { mayGetAcknowledgements } from "#quotes/mails/acknowledgement-recipients.ts";
import type { MailSettings } from "#quotes/mails/parts.ts";
import type { CountOne, Log } from "#quotes/platform.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { JobPurpose, MailPurpose } from "#quotes/store/jobs.ts";
import type { LeadStore, NewLead, RequestContent, StoredOutcome } from "#quotes/store/leads.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { isIpAddress } from "#server/network.ts";
import { newLeadId } from "./lead-id.ts";
import {
  acknowledgementLimitsOf,
  requestLimitsOf,
  sharedAcknowledgementLimit,
  validOrNewToken,
} from "./rate-limits.ts";
import { suspicionsOf } from "./suspicion.ts";

const repeatWindowMs = repeatWindowHours * hourMs;

type MailAddresses = Pick<MailSettings, "mailFrom" | "leadsTo">;

/** The mails of a new lead. */
export function mailsFor(email: string, mailSettings: MailAddresses): readonly MailPurpose[] {
  return mayGetAcknowledgements(email, mailSettings)
    ? ["agency-notice", "visitor-acknowledgement"]
    : ["agency-notice"];
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function contentOf(submission: Submission): RequestContent {
  switch (submission.kind) {
    case "contact":
      return { kind: submission.kind, fields: submission.fields, quote: null };
    case "audit":
      return { kind: submission.kind, fields: submission.fields, quote: null };
    case "quote":
      return { kind: submission.kind, fields: submission.fields, quote: submission.quote };
    default:
      return submission satisfies never;
  }
}

function contentHash({ kind, fields, quote }: RequestContent): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(quote === null ? [kind, sorted] : [kind, sorted, quote]);
}

function newLeadOf(
  submission: Submission,
  browserToken: string,
  now: number,
  {
    mailSettings,
    webhookJobs,
  }: { readonly mailSettings: MailAddresses; readonly webhookJobs: readonly JobPurpose[] },
): NewLead {
  const { kind, locale, fields, formKey, sender, visit } = submission;
  const content = contentOf(submission);
  const suspicions = suspicionsOf(submission);
  const hash = contentHash(content);
  return {
    ...content,
    id: newLeadId(now),
    locale,
    isQuarantined: suspicions.length > 0,
    suspicions,
    email: normaliseEmail(fields.email),
    contentHash: hash,
    // The content is part of the key: a visitor who goes back, edits and sends again has sent a new request.
    idempotencyKey: formKey === null ? null : digest([kind, formKey, hash]),
    repeatWindowMs,
    visit,
    remindAt: isoTime(suspicions.length > 0 ? quarantineReportAt(now) : agencyReminderAt(now)),
    rateLimits: requestLimitsOf({ token: browserToken, email: fields.email, ipAddress: sender.ipAddress }),
    jobs: [...mailsFor(fields.email, mailSettings), ...webhookJobs],
    acknowledgementLimits: acknowledgementLimitsOf({ email: fields.email, ipAddress: sender.ipAddress }),
  };
}

/**
 * Accepts requests: handles duplicates, rate limits and spam, and returns once the request is stored with its mails.
 * `wakeOutbox` is called after each; nothing waits for the sending. Suspected spam gets the same outcome as any request.
 */
export function createLeadIntake({
  store,
  clock,
  wakeOutbox,
  log,
  mailSettings,
  links,
  webhookJobs = [],
  count,
}: {
  readonly store: LeadStore;
  readonly clock: Clock;
  readonly wakeOutbox: () => void;
  readonly log: Log;
  /** Who sends the mails, and gets the agency's. */
  readonly mailSettings: MailAddresses;
  readonly links: { readonly forVisitor: (leadId: string) => Promise<string> };
  /** `webhook` if one is configured. */
  readonly webhookJobs?: readonly JobPurpose[];
  readonly count: CountOne;
}): LeadIntake {
  let unknownIpAddressLogged = false;

  /** Logged once: the proxy is misconfigured, and the cause is the same for every request. */
  function logUnknownIpAddress(ipAddress: string): void {
    if (unknownIpAddressLogged || isIpAddress(ipAddress)) return;
    unknownIpAddressLogged = true;
    log.warn("visitor.ip-unknown", { check: "TRUST_PROXY, and the X-Forwarded-For that the proxy sends" });
  }

  function logStored(newLead: NewLead, { leadId, exceededAcknowledgementLimits }: StoredOutcome): void {
    if (newLead.isQuarantined)
      log.warn("lead.quarantined", { leadId, reasons: newLead.suspicions.join(" ") });
    else {
      log.info("lead.accepted", { leadId, kind: newLead.kind, locale: newLead.locale });
      count("sent", newLead.kind);
    }
    const [limit] = exceededAcknowledgementLimits
      .map(sharedAcknowledgementLimit)
      .filter((shared) => shared !== null);
    if (limit !== undefined) log.warn("acknowledgement.withheld", { leadId, limit });
  }

  return {
    async submit(submission) {
      logUnknownIpAddress(submission.sender.ipAddress);
      const browserToken = validOrNewToken(submission.sender.token);
      const newLead = newLeadOf(submission, browserToken, clock(), { mailSettings, webhookJobs });
      try {
        const result = await store.addLead(newLead);
        if (result.status === "too-soon") {
          log.info("lead.too-soon", { kind: submission.kind });
          return { status: "too-soon", retryAfterSeconds: Math.ceil(result.retryAfterMs / 1000) };
        }
        const { leadId, createdAt, acknowledgementWithheld } = result;
        if (result.status === "repeat") log.info("lead.repeated", { leadId });
        else logStored(newLead, result);
        wakeOutbox();
        const number = quoteNumber({ id: leadId, createdAt });
        const downloadPath =
          acknowledgementWithheld && newLead.kind === "quote" ? await links.forVisitor(leadId) : null;
        return {
          status: "accepted",
          leadId,
          number,
          senderToken: browserToken,
          acknowledgementWithheld,
          downloadPath,
        };
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        log.error("lead.not-stored", { code: error.code });
        return { status: "unavailable" };
      }
    },
  };
}
