import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import type { RequestView } from "#quotes/operations.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { nextAction } from "./next-action.ts";
import { requestView, version } from "./request-view.fixture.ts";

const question = { id: "m1", from: "client", at: "2026-11-25T14:00:00.000Z", text: "Combien ?" } as const;
const answer = { ...question, id: "m2", from: "agency" } as const;
const refund = {
  cents: cents(32_550),
  vatPerMille: 85,
  receivedOn: "2026-11-30",
  until: "2026-12-15",
} as const;
const withdrawn = {
  ...version("withdrawn", 2),
  ...receivedAtOnce(version("withdrawn").quote, "2026-11-30"),
};
const accepted = version("accepted");
const later = { ...accepted, deposit: accepted.deposit && { ...accepted.deposit, mayBePaid: false } };
const paid = { ...accepted, ...receivedAtOnce(accepted.quote, "2026-11-29") };
const [name, , phone] = requestView().enteredRows;
const rows = (...shown: readonly (typeof name)[]) => shown.flatMap((row) => row ?? []);
const unreachable = { email: null, enteredRows: rows(name, phone) };

const table: readonly (readonly [string, Partial<RequestView>, string | null])[] = [
  ["a quote is asked for", {}, "prepare devis/"],
  ["it was talked about", { followUpStatus: "answered" }, "prepare devis/"],
  ["it is lost", { followUpStatus: "lost" }, null],
  ["it is won elsewhere", { followUpStatus: "won" }, null],
  ["it may be spam", { isQuarantined: true }, null],
  ["no mail reaches the client", unreachable, "call tel:0696123456"],
  ["nothing reaches the client", { ...unreachable, enteredRows: rows(name) }, null],
  ["a visitor wrote", { kind: "contact" }, "write mailto:ines@filaos.example"],
  ["a visitor wants an audit", { kind: "audit" }, "write mailto:ines@filaos.example"],
  ["a visitor wrote without an address", { kind: "contact", ...unreachable }, "call tel:0696123456"],
  ["a visitor was answered", { kind: "contact", followUpStatus: "answered" }, null],
  ["a quote waits", { versions: [version("waiting")], followUpStatus: "answered" }, null],
  ["its client asks", { versions: [version("waiting")], thread: [question] }, "answer #questions"],
  ["its client was answered", { versions: [version("waiting")], thread: [question, answer] }, null],
  [
    "its client's question was settled by telephone",
    { versions: [version("waiting")], thread: [question], followUpStatus: "answered" },
    null,
  ],
  [
    "a question of a client who cannot be mailed",
    { versions: [version("waiting")], thread: [question], ...unreachable },
    "answer #questions",
  ],
  ["a deposit is awaited", { versions: [accepted], followUpStatus: "won" }, "deposit #acompte"],
  ["the deposit may not be asked for yet", { versions: [later], followUpStatus: "won" }, null],
  ["the deposit has arrived", { versions: [paid], followUpStatus: "won" }, null],
  ["a question comes before the deposit", { versions: [accepted], thread: [question] }, "answer #questions"],
  ["a refund is owed", { versions: [withdrawn], refund, followUpStatus: "lost" }, "refund #remboursement-2"],
  [
    "a refund comes before the deposit of a later version",
    { versions: [version("accepted", 3), withdrawn], refund, followUpStatus: "won" },
    "refund #remboursement-2",
  ],
  [
    "a question comes before a refund",
    { versions: [withdrawn], refund, thread: [question] },
    "answer #questions",
  ],
  ["a quote was declined", { versions: [version("declined")], followUpStatus: "lost" }, null],
];

test.each(table)("%s", (_, changes, expected) => {
  const action = nextAction(requestView(changes));
  expect(action === null ? null : `${action.kind} ${action.href}`).toBe(expected);
});
