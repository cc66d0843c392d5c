/** Measures what reaches clients by mail while others flood the forms: in this process, with a real mail server. */
import { performance } from "node:perf_hooks";
import { systemClock } from "../app/domain/clock.ts";
import { createLinks } from "../quotes/links.ts";
import { createDrawings } from "../server/drawing/drawings.ts";
import { createLeadIntake } from "../server/leads/intake.ts";
import { noticeLimit } from "../server/leads/rate-limits.ts";
import { createLog } from "../server/log.ts";
import { createSmtpTransport } from "../server/mail/smtp-transport.ts";
import { createOutbox } from "../server/outbox/outbox.ts";
import { confirmation, newLead, pdfHashOf } from "../server/store/contract/fixtures.contract.ts";
import { openSqliteStore } from "../server/store/open.ts";
import { manualClock, until } from "../testing/clock.ts";
import { quoteSubmission } from "../testing/leads.ts";
import { openMailPeer, pdfsOf } from "../testing/mail-peer.ts";
import { mailSettings } from "../testing/mail-settings.ts";
import { temporaryFolder } from "./serving.ts";

export const clients = 14;
export const floodMinutes = 90;
export const waitingNotices = 5000;
export const mailServerMs = 300;

export type MailsResult = {
  /** How many of `clients` get an acknowledgement while one network sends as much as it may for `floodMinutes`. */
  readonly acknowledgements: number;
  /** Until both mails of an acceptance have arrived, with `waitingNotices` and as many acknowledgements before them. */
  readonly acceptanceSeconds: number;
};

const log = createLog(() => {});

async function countAcknowledgements(): Promise<number> {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryFolder(), clock);
  const links = createLinks({ store, clock, environment: mailSettings });
  const intake = createLeadIntake({
    store,
    clock,
    log,
    mailSettings,
    links,
    wakeOutbox: () => {},
    count: () => {},
  });
  const leadIds: string[] = [];
  const seconds = 30;
  const betweenClients = Math.floor((floodMinutes * 60) / seconds / clients);
  for (let step = 0; step < (floodMinutes * 60) / seconds; step += 1) {
    const flood = () => intake.submit(quoteSubmission({ sender: { ipAddress: "203.0.113.7" } }));
    while ((await flood()).status === "accepted");
    if (step % betweenClients === 0 && leadIds.length < clients) {
      const address = `198.51.100.${leadIds.length}`;
      const outcome = await intake.submit(quoteSubmission({ sender: { ipAddress: address } }));
      if (outcome.status === "accepted") leadIds.push(outcome.leadId);
    }
    clock.forward(seconds * 1000);
  }
  const jobs = await store.jobs();
  await store.close();
  return jobs.filter((job) => job.purpose === "visitor-acknowledgement" && leadIds.includes(job.leadId))
    .length;
}

async function timeAcceptance(): Promise<number> {
  const peer = await openMailPeer({ delayMs: mailServerMs });
  const store = await openSqliteStore(temporaryFolder(), systemClock);
  for (let count = 0; count < waitingNotices; count += 1) await store.addLead(newLead());
  const { id } = newLead();
  const email = "accepting@client.example";
  await store.addLead(newLead({ id, email, jobs: [] }));
  await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
  const drawings = createDrawings({ log });
  const outbox = createOutbox({
    store,
    transport: createSmtpTransport(peer.url, systemClock),
    webhook: null,
    mailSettings,
    drawings,
    links: createLinks({ store, clock: systemClock, environment: mailSettings }),
    clock: systemClock,
    log,
    noticeLimit,
  });
  await until("mails are under way", () => peer.received.length >= 10, 60_000);
  const decision = {
    kind: "accepted",
    name: "Jo",
    signatoryRole: "G",
    acceptanceSentence: "Oui",
    ipAddress: "",
  } as const;
  await store.decide(`${id}-V1`, pdfHashOf(1), decision, ["client-acceptance", "agency-acceptance"]);
  const accepted = performance.now();
  outbox.wake();
  const copies = () => peer.received.filter(({ mail }) => pdfsOf(mail).length > 0);
  await until("both copies have arrived", () => copies().length === 2, 60_000);
  const seconds = (performance.now() - accepted) / 1000;
  await outbox.stop();
  await drawings.close();
  await store.close();
  await peer.close();
  return seconds;
}

export async function measureMails(): Promise<MailsResult> {
  return { acknowledgements: await countAcknowledgements(), acceptanceSeconds: await timeAcceptance() };
}
