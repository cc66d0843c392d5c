/**
 * Two posts of the private pages at the same moment, which write the same record of one request. Each of them has the form of a
 * page that was opened before the other. A new operation is a row of `operations`: its pairs follow from what it writes.
 */

import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type ActionFunction, RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { cents } from "#app/domain/money.ts";
import { messageKeyField, newMessageKey } from "#app/forms/message-key.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { confirmation, newLead } from "#server/store/contract/fixtures.contract.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { emptyDatabase } from "#testing/postgres/database.ts";
import { createOperations, tokenIn } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createCode } from "./acceptance/codes.ts";
import { acceptedQuote, optionField, withOptions } from "./acceptance/options.ts";
import { type FollowUpServices, followUpServices } from "./follow-up-services.ts";
import type { RequestView } from "./operations.ts";
import { action as requestAction } from "./pages/agency/action.server.ts";
import { action as draftAction } from "./pages/agency/draft.action.server.ts";
import { action as eraseAction } from "./pages/agency/erase.route.tsx";
import { action as confirmAction } from "./pages/agency/preview.route.tsx";
import { lastEventField } from "./pages/agency/steps.ts";
import { action as boardEraseAction } from "./pages/board/erase.route.tsx";
import { action as clientAction } from "./pages/client/action.server.ts";
import { choiceField, clientSteps } from "./pages/client/forms.ts";
import { action as withdrawAction } from "./pages/client/withdraw.action.server.ts";
import { stepKey } from "./step-keys.ts";
import type { RequestHistory } from "./store/follow-up.ts";
import type { Store } from "./store/store.ts";
import { type ConfirmedQuote, totalsOf } from "./terms/confirmed-quote.ts";
import { draftAsEntered, lineFieldName } from "./terms/draft-fields.ts";
import type { QuoteLine } from "./terms/terms.ts";
import { refundedOf, refundOf } from "./withdrawal/refund.ts";

// What a PDF shows is no matter here, and drawing thousands would be all that the test does. It takes a moment, as drawing does.
vi.mock("./documents/confirmed/render.ts", async (original) => ({
  ...(await original<object>()),
  confirmedPdf: async () => {
    await sleep(Math.random() * 3);
    return new TextEncoder().encode("PDF");
  },
}));

/**
 * How far a request is when both pages are opened. `coded`: as `waiting`, by a link that is not enough to accept; `asked`: accepted, and
 * its deposit asked for by mail.
 */
const stages = ["waiting", "coded", "accepted", "asked", "paid", "withdrawn", "refunded"] as const;
type Stage = (typeof stages)[number];

/** What two operations can both write. */
const records = ["decision", "code", "status", "notes", "draft", "deposit", "contractEnd", "links"] as const;

type Server = ReturnType<typeof createOperations>;
type Answer = { readonly status: number; readonly data: unknown };

type Request_ = {
  readonly leadId: string;
  readonly email: string;
  readonly quoteId: string;
  readonly pdfHash: string;
  readonly code: string;
  readonly acceptanceKey: string;
  readonly tokens: Readonly<Record<"agency" | "client" | "board", string>>;
  /** What the agency's page has shown. */
  readonly view: RequestView;
};

type Operation = {
  readonly stages: readonly Stage[];
  readonly writes: readonly (typeof records)[number][];
  /** `who`: 1 or 2, whose entries differ. */
  post(server: Server, request: Request_, who: number): Promise<Answer>;
  /** Whether what was answered as done is there at the end. */
  isDone(end: RequestHistory, who: number): boolean;
  /** What was typed: a refusal returns it. */
  readonly typed?: (who: number) => string;
};

async function post(
  action: ActionFunction,
  server: Server,
  token: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const context = new RouterContextProvider();
  context.set(followUpServices, { ...server, ipAddress: "192.0.2.1" } as unknown as FollowUpServices);
  const request = new Request("https://example.test/", { method: "POST", body: new URLSearchParams(fields) });
  const args = { request, params: { token }, context } as unknown as Parameters<ActionFunction>[0];
  try {
    const answer: unknown = await action(args);
    if (answer instanceof Response) return { status: answer.status, data: null };
    const { init, data } = answer as UNSAFE_DataWithResponseInit<unknown>;
    return { status: init?.status ?? 200, data };
  } catch (error) {
    return { status: 500, data: error instanceof Error ? error.stack : error };
  }
}

const hasEvent = ({ events }: RequestHistory, kind: string, text = ""): boolean =>
  events.some((event) => event.kind === kind && (text === "" || event.text === text));
const firstVersion = ({ confirmedQuotes }: RequestHistory) =>
  confirmedQuotes.find(({ quote }) => quote.version === 1);
const statusOf = (end: RequestHistory) => firstVersion(end)?.status ?? "none";
/** Of a contract, what it does not need is erased. */
const isErased = ({ lead }: RequestHistory): boolean => lead.notes === "" && lead.draft === null;

const today = "2026-11-24";
const clock = manualClock(`${today}T12:00:00.000Z`);
const paid = 10_000;
/** After this time a client who may withdraw is asked for the deposit. */
const untilAsked = 10 * 24 * 3_600_000;

/** An operation of the client's page. */
const clientPost =
  (step: string, fieldsOf: (request: Request_, who: number) => Record<string, string>): Operation["post"] =>
  (server, request, who) =>
    post(clientAction, server, request.tokens.client, {
      step,
      quoteId: request.quoteId,
      pdfHash: request.pdfHash,
      ...fieldsOf(request, who),
    });

/** An operation of the agency's page. */
const agencyPost =
  (stepOf: (who: number) => string, fieldsOf: (who: number, view: RequestView) => Record<string, string>) =>
  (server: Server, { tokens, view }: Request_, who: number) =>
    post(requestAction, server, tokens.agency, {
      step: stepOf(who),
      [lastEventField]: view.lastEvent,
      [messageKeyField]: newMessageKey(),
      ...fieldsOf(who, view),
    });

/** Records a transfer of another amount for each of two people, where so much has arrived before. */
const addReceipt = (stages: readonly Stage[], before: number): Operation => {
  const amount = (who: number) => 5000 + who * 1000;
  return {
    stages,
    writes: ["deposit"],
    post: agencyPost(
      () => "deposit-confirm",
      (who) => ({ depositReceivedOn: today, depositReceivedAmount: `${amount(who) / 100}` }),
    ),
    // One of two alone, and to the cent.
    isDone: ({ confirmedQuotes: [quote] }, who) =>
      quote !== undefined &&
      receivedDeposit(quote).receivedOn === today &&
      receivedDeposit(quote).arrived === before + amount(who),
    typed: (who) => `${amount(who) / 100}`,
  };
};

/** What a client accepts has an option, then two of which they take one. */
const firstOption = confirmation("").quote.terms.lines.length;
function withChoice(quote: ConfirmedQuote): ConfirmedQuote {
  const [line] = quote.terms.lines as [QuoteLine];
  const options = [
    { ...line, label: "Film", inclusion: "notSelected" },
    { ...line, label: "Simple", inclusion: "selected", choice: "Formule" },
    { ...line, label: "Double", quantity: 2, inclusion: "notSelected", choice: "Formule" },
  ] as const;
  const terms = { ...quote.terms, lines: [...quote.terms.lines, ...options] };
  return { ...quote, terms, totals: totalsOf(terms, quote.vatPerMille) };
}
/** Both take the option, and each another one of the two. */
const optionsOf = (who: number): readonly number[] => [firstOption, firstOption + who];

const statement = (who: number) => ({
  name: `Signataire ${who}`,
  signatoryRole: "gérante",
  earlyStart: "no",
  agreed: "yes",
  [optionField]: String(optionsOf(who)[0]),
  [choiceField(firstOption + 1)]: String(optionsOf(who)[1]),
});

const accept = (stage: Stage): Operation => ({
  stages: [stage],
  writes: ["decision", "code", "status"],
  post: clientPost(clientSteps.accept, ({ code, acceptanceKey }, who) => ({
    ...statement(who),
    code,
    [stepKeyField]: acceptanceKey,
  })),
  isDone: (end, who) =>
    statusOf(end) === "accepted" &&
    hasEvent(end, "quote-accepted") &&
    // What this one chose, and its amounts.
    end.confirmedQuotes.some(({ quote, quoteAsSent }) => {
      const chosen = quoteAsSent && withOptions(quoteAsSent.quote, optionsOf(who));
      return chosen !== null && JSON.stringify(quote) === JSON.stringify(acceptedQuote(chosen));
    }),
  typed: (who) => `Signataire ${who}`,
});

/** `another`: a status that it does not have yet. */
const marking = (stages: readonly Stage[], another: string): Operation => ({
  stages,
  writes: ["status"],
  post: agencyPost(
    (who) => (who === 1 ? another : "open"),
    () => ({}),
  ),
  isDone: (end, who) => hasEvent(end, "follow-up-status-changed", who === 1 ? another : "open"),
});

const erasure = (erase: Operation["post"]): Operation => ({
  stages,
  writes: records,
  post: erase,
  // Only a contract stays and what is owed of one, without what they do not need.
  isDone: (end) => ["accepted", "withdrawn"].includes(statusOf(end)) && isErased(end),
});

const operations: Readonly<Record<string, Operation>> = {
  accept: accept("waiting"),
  acceptWithCode: accept("coded"),
  decline: {
    stages: ["waiting", "coded"],
    writes: ["decision", "code", "status"],
    post: clientPost(clientSteps.declineConfirmed, ({ tokens, quoteId, pdfHash }, who) => ({
      reason: `Motif ${who}`,
      [stepKeyField]: stepKey(tokens.client, "decline", quoteId, pdfHash),
    })),
    isDone: (end) => statusOf(end) === "declined" && hasEvent(end, "quote-declined"),
    typed: (who) => `Motif ${who}`,
  },
  askForCode: {
    stages: ["coded"],
    writes: ["code"],
    post: clientPost(clientSteps.code, (_, who) => statement(who)),
    isDone: (end) => hasEvent(end, "code-requested"),
    typed: (who) => `Signataire ${who}`,
  },
  withdraw: {
    stages: ["accepted", "asked", "paid"],
    writes: ["decision", "status", "deposit", "contractEnd"],
    post: (server, { tokens, quoteId }, who) =>
      post(withdrawAction, server, tokens.client, {
        quoteId,
        name: `Cliente ${who}`,
        email: "cliente@client.example",
        [stepKeyField]: stepKey(tokens.client, "withdraw", quoteId),
      }),
    isDone: (end) =>
      statusOf(end) === "withdrawn" &&
      hasEvent(end, "quote-withdrawn") &&
      end.confirmedQuotes.every(
        (quote) => (refundOf(quote) === null) === (receivedDeposit(quote).receivedOn === null),
      ),
  },
  ask: {
    stages: ["waiting", "accepted", "paid", "withdrawn", "refunded"],
    writes: ["status"],
    post: clientPost(clientSteps.ask, (_, who) => ({
      question: `Question ${who}`,
      [messageKeyField]: newMessageKey(),
    })),
    // It waits for an answer: nothing that was sent meanwhile knew of it.
    isDone: (end, who) => hasEvent(end, "question", `Question ${who}`) && end.lead.followUpStatus === "open",
    typed: (who) => `Question ${who}`,
  },
  answer: {
    stages: ["waiting", "accepted", "paid", "withdrawn", "refunded"],
    writes: ["status"],
    post: agencyPost(
      () => "answer",
      (who) => ({ answer: `Réponse ${who}` }),
    ),
    isDone: (end, who) => hasEvent(end, "answer", `Réponse ${who}`),
    typed: (who) => `Réponse ${who}`,
  },
  retract: {
    stages: ["waiting", "coded"],
    writes: ["decision", "code"],
    post: (server, request, who) =>
      agencyPost(
        () => "retract",
        () => ({ quoteId: request.quoteId }),
      )(server, request, who),
    isDone: (end) => statusOf(end) === "retracted" && hasEvent(end, "quote-retracted"),
  },
  passOn: {
    stages: ["waiting"],
    writes: ["links"],
    post: (server, request, who) =>
      agencyPost(
        () => "passOn",
        () => ({ quoteId: request.quoteId }),
      )(server, request, who),
    isDone: ({ confirmedQuotes }) => confirmedQuotes.length > 0,
  },
  mark: marking(["waiting", "accepted", "paid"], "lost"),
  markAfterwards: marking(["withdrawn", "refunded"], "won"),
  saveNotes: {
    stages: ["waiting", "accepted"],
    writes: ["notes"],
    post: agencyPost(
      () => "notes",
      (who, { notesHash }) => ({ notes: `Notes ${who}`, notesHash }),
    ),
    isDone: (end, who) => end.lead.notes === `Notes ${who}` || isErased(end),
    typed: (who) => `Notes ${who}`,
  },
  saveDraft: {
    stages: ["waiting", "accepted"],
    writes: ["draft"],
    post: (server, { tokens, view }, who) => {
      const { lines, ...fields } = draftAsEntered(view.draft);
      const lineFields = lines.flatMap((line, index) =>
        Object.entries(line).map(([field, value]) => [lineFieldName(index, field as "label"), value]),
      );
      return post(draftAction, server, tokens.agency, {
        ...fields,
        ...Object.fromEntries(lineFields),
        lineCount: String(lines.length),
        step: "save",
        savedDraftHash: view.savedDraftHash,
        terms: `Conditions ${who}`,
      });
    },
    isDone: (end, who) => end.lead.draft?.terms === `Conditions ${who}` || isErased(end),
    typed: (who) => `Conditions ${who}`,
  },
  confirm: {
    stages: ["waiting", "coded", "withdrawn", "refunded"],
    writes: ["decision", "code", "draft", "status", "deposit"],
    post: (server, { tokens, view }) =>
      post(confirmAction, server, tokens.agency, {
        draftHash: view.draftHash,
        [lastEventField]: view.lastEvent,
      }),
    isDone: (end) => end.confirmedQuotes.length === 2,
  },
  remind: {
    stages: ["asked"],
    writes: ["deposit"],
    post: agencyPost(
      () => "remind",
      () => ({}),
    ),
    // Two of the same page are one.
    isDone: ({ events }) => events.filter(({ kind }) => kind === "deposit-asked").length === 2,
  },
  recordFirstReceipt: addReceipt(["accepted", "asked"], 0),
  addReceipt: addReceipt(["paid"], paid),
  strikeOutReceipt: {
    stages: ["paid"],
    writes: ["deposit"],
    post: agencyPost(
      () => "deposit-strike-out",
      (who) => ({ receipt: "0", depositReason: `Erreur ${who}` }),
    ),
    isDone: (end, who) =>
      end.confirmedQuotes.every((quote) => receivedDeposit(quote).receivedOn === null) &&
      end.confirmedQuotes[0]?.depositReceipts[0]?.struckOut?.reason === `Erreur ${who}` &&
      hasEvent(end, "deposit-cancelled", `Erreur ${who}`),
    typed: (who) => `Erreur ${who}`,
  },
  recordRefund: {
    stages: ["withdrawn"],
    writes: ["deposit"],
    post: (server, request, who) =>
      agencyPost(
        () => "refund",
        // Two refunds of all that is owed would be more than that.
        (who) => ({ quoteId: request.quoteId, refundedOn: today, refundedAmount: `${paid / 100 - who}` }),
      )(server, request, who),
    // One of two alone, and to the cent.
    isDone: (end, who) =>
      hasEvent(end, "deposit-refunded") &&
      end.confirmedQuotes.some((quote) => refundedOf(quote)?.cents === paid - who * 100),
    typed: (who) => `${paid / 100 - who}`,
  },
  strikeOutRefund: {
    stages: ["refunded"],
    writes: ["deposit"],
    post: (server, request, who) =>
      agencyPost(
        () => "refund-strike-out",
        () => ({ quoteId: request.quoteId, refund: "0", depositReason: `Erreur ${who}` }),
      )(server, request, who),
    isDone: (end, who) =>
      firstVersion(end)?.depositRefunds[0]?.struckOut?.reason === `Erreur ${who}` &&
      hasEvent(end, "deposit-refund-cancelled", `Erreur ${who}`) &&
      end.confirmedQuotes.some((quote) => (refundOf(quote)?.cents ?? 0) >= paid),
    typed: (who) => `Erreur ${who}`,
  },
  addLateReceipt: {
    stages: ["withdrawn", "refunded"],
    writes: ["deposit"],
    post: (server, request, who) =>
      agencyPost(
        () => "deposit-confirm",
        () => ({ quoteId: request.quoteId, depositReceivedOn: today, depositReceivedAmount: `${50 + who}` }),
      )(server, request, who),
    // A refund at the same moment has not shown it: it is owed still.
    isDone: (end, who) => {
      const quote = firstVersion(end);
      return (
        quote !== undefined &&
        receivedDeposit(quote).arrived === paid + (50 + who) * 100 &&
        (refundOf(quote)?.cents ?? 0) >= (50 + who) * 100
      );
    },
    typed: (who) => `${50 + who}`,
  },
  strikeOutLateReceipt: {
    stages: ["withdrawn"],
    writes: ["deposit"],
    post: (server, request, who) =>
      agencyPost(
        () => "deposit-strike-out",
        () => ({ quoteId: request.quoteId, receipt: "0", depositReason: `Erreur ${who}` }),
      )(server, request, who),
    isDone: (end, who) => {
      const quote = firstVersion(end);
      return quote?.depositReceipts[0]?.struckOut?.reason === `Erreur ${who}` && refundedOf(quote) === null;
    },
    typed: (who) => `Erreur ${who}`,
  },
  saveContractEnd: {
    stages: ["accepted", "paid"],
    writes: ["contractEnd"],
    post: agencyPost(
      () => "contractEnd",
      (who) => ({ contractEndsOn: `2029-02-0${who}` }),
    ),
    isDone: (end, who) =>
      hasEvent(end, "contract-end-changed", `2029-02-0${who}`) &&
      (statusOf(end) === "withdrawn" || end.confirmedQuotes[0]?.contractEndsOn === `2029-02-0${who}`),
    typed: (who) => `2029-02-0${who}`,
  },
  erase: erasure((server, { tokens }) =>
    post(eraseAction, server, tokens.agency, { [stepKeyField]: stepKey(tokens.agency, "erase") }),
  ),
  eraseFromBoard: erasure((server, { tokens, email }) =>
    post(boardEraseAction, server, tokens.board, { email, confirmed: "1" }),
  ),
};

type Pair = { readonly stage: Stage; readonly names: readonly [string, string] };

const names = Object.keys(operations);
const pairs: readonly Pair[] = stages.flatMap((stage) =>
  names.flatMap((one, index) =>
    names.slice(index).flatMap((other): Pair[] => {
      const [first, second] = [operations[one], operations[other]];
      const both = [first, second].every((each) => each?.stages.includes(stage));
      return both && first?.writes.some((record) => second?.writes.includes(record))
        ? [{ stage, names: [one, other] }]
        : [];
    }),
  ),
);

const code = await createCode();
const terms = termsOn(today);

async function openRequest(
  store: Store,
  { links, agencyOperations, clientOperations }: Server,
  board: string,
  stage: Stage,
): Promise<Request_> {
  const lead = newLead({ jobs: [] });
  const { id: leadId, email } = lead;
  const quoteId = `${leadId}-V1`;
  await store.addLead(lead);
  await store.saveNotes(leadId, "Notes");
  await store.saveDraft(leadId, terms);
  const given = confirmation(leadId, 1, { expiresAt: "2100-01-01T00:00:00.000Z", jobs: [] });
  const offered = { ...given.quote, canWithdraw: true };
  const quote = stage === "waiting" || stage === "coded" ? withChoice(offered) : offered;
  await store.confirmQuote({ ...given, quote });
  if (stage === "coded") {
    await store.requestCode(quoteId, { max: 5, intervalMs: 0, jobs: [] });
    await store.saveCode(quoteId, { hash: code.hash, expiresAt: "2100-01-01T00:00:00.000Z" });
  }
  if (stage !== "waiting" && stage !== "coded")
    await store.decide(
      quoteId,
      given.pdfHash,
      {
        kind: "accepted",
        name: "J",
        signatoryRole: "G",
        acceptanceSentence: "Bon pour accord",
        ipAddress: "192.0.2.1",
      },
      [],
    );
  if (stage === "asked") {
    clock.forward(untilAsked);
    await store.queueReminders();
    clock.forward(-untilAsked);
  }
  const isWithdrawn = stage === "withdrawn" || stage === "refunded";
  if (stage === "paid" || isWithdrawn)
    await store.addDepositReceipt(leadId, { on: today, amount: cents(paid) }, []);
  const withdrawal = { name: "J", email };
  if (isWithdrawn) await store.withdraw(quoteId, withdrawal, { endedOn: today, jobs: [] });
  if (stage === "refunded") await store.recordRefund(leadId, { quoteId, on: today, amount: cents(paid) });
  const agency = tokenIn(await links.forAgency(leadId));
  const forClient = stage === "coded" ? links.forClientToPassOn : links.forClient;
  const client = tokenIn(await forClient(leadId, given.expiresAt));
  const view = await agencyOperations.view(agency);
  const acceptanceKey = (await clientOperations.view(client))?.acceptanceKey;
  if (view === null || acceptanceKey === undefined) throw new Error("The request is gone");
  const tokens = { agency, client, board };
  return { leadId, email, quoteId, pdfHash: given.pdfHash, code: code.code, acceptanceKey, tokens, view };
}

/** What is wrong with how a pair ended. */
function faultsOf(
  { stage, names }: Pair,
  answers: readonly Answer[],
  end: RequestHistory | null,
): readonly string[] {
  const done = ({ status }: Answer) => status === 200 || status === 303;
  const faults = answers.flatMap((answer, index) => {
    const [operation, who] = [operations[names[index] ?? ""], index + 1];
    const { status, data } = answer;
    const text = () => JSON.stringify(data) ?? "";
    if (operation === undefined) return ["no operation"];
    if (done(answer)) return end === null || operation.isDone(end, who) ? [] : ["answered as done, and lost"];
    // Of what is erased there is nothing to show; of all else the page shows how it stands.
    if (status !== (end === null ? 404 : 409))
      return [`refused with ${status} ${status === 500 ? text() : ""}`];
    const typed = operation.typed?.(who);
    return status === 409 && typed !== undefined && !text().includes(typed) ? ["loses what was typed"] : [];
  });
  // A contract stays, and once it was withdrawn from what is owed of it: a refund here is of a part.
  const stays = stage === "paid" || (stage === "withdrawn" && !names.includes("strikeOutLateReceipt"));
  if (stays && end === null) return [...faults, "erases what is to be kept"];
  return answers.some(done) ? faults : [...faults, "refuses both"];
}

const isQuick = process.env.TEST_RUN === "quick";
const rounds = Number(process.env.RACE_ROUNDS ?? (isQuick ? 1 : 3));
/** Chooses the pairs of a run before a push; a failure prints it. */
const seed = Number(process.env.RACE_SEED ?? randomInt(1000));

const engines = {
  SQLite: async () => {
    const directory = temporaryDirectory();
    return () => openSqliteStore(directory, clock);
  },
  PostgreSQL: async () => {
    const { address } = await emptyDatabase();
    return () => openPostgresStore(address, clock);
  },
};

/** Before a push all pairs meet once where most can go wrong, and each of the other places has a quarter of them. */
const places = (["PostgreSQL", "SQLite"] as const).flatMap((engine) =>
  [2, 1].map((count) => [engine, count] as const),
);
const pairsAt = (place: number): readonly Pair[] =>
  isQuick && place > 0 ? pairs.filter((_, index) => (index + place + seed) % 4 === 0) : pairs;

test.each(places.map(([engine, count], place) => [engine, count, pairsAt(place)] as const))(
  "%s, %i server(s): of two posts at once nothing that was answered as done is lost, and the other is told how it stands",
  async (engine, count, some) => {
    const open = await engines[engine]();
    const stores = await Promise.all(Array.from({ length: count }, open));
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    // What an erasure rewrites afterwards has its own tests, and would take most of the time.
    const servers = stores.map((store) =>
      createOperations({ ...store, finishErasures: async () => {} }, clock),
    );
    const [store, one] = [stores[0], servers[0]];
    const other = servers.at(-1);
    if (store === undefined || one === undefined || other === undefined) throw new Error("No server");
    const board = tokenIn((await one.links.forBoard("fr-fr", { limits: [], replacing: false })) ?? "");
    const found = new Map<string, number>();
    for (const pair of some)
      for (let round = 0; round < rounds; round += 1) {
        const request = await openRequest(store, one, board, pair.stage);
        const [first, second] = pair.names.map((name) => operations[name]);
        const posts = [async () => first?.post(one, request, 1), async () => second?.post(other, request, 2)];
        // Who is first, and by how much, differs from round to round.
        const lead = round % 2;
        const late = Math.floor(round / 2) % 4;
        const answers = await Promise.all(
          posts.map(async (send, index) => {
            if (index !== lead && late > 0) await sleep(late);
            return (await send()) ?? { status: 500, data: "nobody" };
          }),
        );
        for (const fault of faultsOf(pair, answers, await store.requestHistory(request.leadId))) {
          const line = `${pair.stage}: ${pair.names.join(" and ")} ${fault}`;
          found.set(line, (found.get(line) ?? 0) + 1);
        }
      }
    const lines = [...found].map(([line, times]) => `${line} (${times} of ${rounds})`);
    if (process.env.RACE_ROUNDS !== undefined)
      process.stdout.write(
        `${engine}, ${count}: ${some.length} pairs, ${rounds} rounds\n${lines.join("\n")}\n`,
      );
    expect(lines, `RACE_SEED=${seed}`).toEqual([]);
  },
  3_600_000,
);
