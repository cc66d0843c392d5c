/** The code that a client enters before accepting, on a real store. */
import { expect, onTestFinished, test, vi } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { translations } from "#app/i18n/translations.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { openOperations, tokenIn } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { codeMinutes } from "./acceptance-code.ts";
import { codeIntervalMs, createCode, isCode, maskedAddress, maxCodesPerDay, maxCodeTries } from "./codes.ts";

vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
const day = 24 * 60 * minute;

/** A quote that waits, and a link to it that a command made. */
async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, quote, tokens } = await openOperations(store, clock);
  const { clientOperations: client, agencyOperations: agency, links } = operations;
  const url = await links.forClientToPassOn(leadId, quote.expiresAt, { replacing: true });
  const token = tokenIn(url);
  const shownDocument = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const accept = (code: string, of = token) =>
    client.accept(of, shownDocument, { name: "J", signatoryRole: "G", options: [], code }, "192.0.2.1");
  /** As the outbox does when it sends the mail. */
  const deliver = async () => {
    const { code, hash } = await createCode();
    await store.saveCode(quote.id, { hash, expiresAt: isoTime(clock() + codeMinutes * minute) });
    return code;
  };
  const send = () => client.sendAcceptanceCode(token, quote.id);
  const fileOf = async () => store.requestHistory(leadId);
  const status = async () => (await fileOf())?.confirmedQuotes[0]?.status;
  return {
    clock,
    store,
    client,
    agency,
    links,
    leadId,
    quote,
    tokens,
    token,
    accept,
    deliver,
    send,
    fileOf,
    status,
  };
}

/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code has six digits, is another each time, and is stored as a salted hash", async () => {
  const [one, two] = await Promise.all([createCode(), createCode()]);
  expect(one.code).toMatch(/^\d{6}$/);
  expect(one.hash).not.toContain(one.code);
  expect(await isCode(one.code, one.hash)).toBe(true);
  for (const other of [wrong(one.code), "", "0".repeat(7), one.hash])
    expect(await isCode(other, one.hash)).toBe(false);
  expect(await isCode(one.code, two.hash)).toBe(one.code === two.code);
  for (const damaged of ["", ":", "x"]) expect(await isCode(one.code, damaged)).toBe(false);
  expect(maskedAddress("ines@filaos.example")).toBe("i•••@filaos.example");
});

test("a link that a command made needs a code; one that was mailed needs one after a day", async () => {
  const { clock, client, links, leadId, quote, token, accept, status } = await setUp();
  expect((await client.view(token))?.codeTo).toMatch(/^.•••@/);
  expect(await accept("")).toBe("code-ended");
  const mailed = tokenIn(await links.forClient(leadId, quote.expiresAt));
  expect((await client.view(mailed))?.codeTo).toBeNull();
  clock.forward(day + 1);
  expect((await client.view(mailed))?.codeTo).not.toBeNull();
  expect(await accept("", mailed)).toBe("code-ended");
  expect(await status()).toBe("sent");
});

test("a link that the agency passes on never accepts alone, not at the moment at which it is made either", async () => {
  const { client, agency, links, store, leadId, quote, tokens, accept, deliver, status } = await setUp();
  const mailed = tokenIn(await links.forClient(leadId, quote.expiresAt));
  const made = await agency.linkToPassOn(tokens.agency, quote.id);
  const passedOn = typeof made === "string" ? made : tokenIn(made.url);
  expect((await client.view(mailed))?.codeTo).toBeNull();
  expect((await client.view(passedOn))?.codeTo).not.toBeNull();
  expect(await accept("", passedOn)).toBe("code-ended");
  expect(await client.sendAcceptanceCode(passedOn, quote.id)).toBe("sent");
  const code = await deliver();
  expect(await accept(wrong(code), passedOn)).toBe("code-wrong");
  expect(await accept(code, passedOn)).toBe("decided");
  expect(await status()).toBe("accepted");
  // What does not wait is not passed on, nor what is another's, nor by another link.
  expect(await agency.linkToPassOn(tokens.agency, quote.id)).toBe("changed");
  expect(await agency.linkToPassOn(tokens.agency, "other-V1")).toBe("changed");
  expect(await agency.linkToPassOn(mailed, quote.id)).toBe("gone");
  await store.eraseLead(leadId);
  expect(await agency.linkToPassOn(tokens.agency, quote.id)).toBe("gone");
});

test("no link is made to pass on where no code could be mailed", async () => {
  const { agency, store, tokens, quote } = await setUp();
  const { requestHistory } = store;
  store.requestHistory = async (id) => {
    const history = await requestHistory(id);
    if (history === null) return null;
    const { lead } = history;
    return { ...history, lead: { ...lead, fields: { ...lead.fields, email: "a@b@c" } } as typeof lead };
  };
  expect(await agency.linkToPassOn(tokens.agency, quote.id)).toBe("changed");
});

test("the right code accepts, once, and the event and the decision say so", async () => {
  const { accept, deliver, send, fileOf, store, quote } = await setUp();
  expect(await send()).toBe("sent");
  expect((await fileOf())?.jobs.filter(({ purpose }) => purpose === "client-code")).toHaveLength(1);
  const code = await deliver();
  expect(await accept(wrong(code))).toBe("code-wrong");
  expect(await accept(code)).toBe("decided");
  const file = await fileOf();
  expect(file?.confirmedQuotes[0]?.decision).toMatchObject({
    kind: "accepted",
    codeEntered: true,
    orderButton: translations["fr-fr"]("clientQuote.confirm.submit"),
  });
  expect(file?.events.map(({ kind, text }) => [kind, text])).toEqual([
    ["quote-confirmed", ""],
    ["code-requested", ""],
    ["quote-accepted", "code"],
  ]);
  expect(await accept(code)).toBe("refused");
  expect(await send()).toBe("refused");
  // Nothing of it is left.
  expect(await store.tryCode(quote.id, maxCodeTries)).toBe("refused");
});

test("a code ends after ten minutes, after five tries, and with the next one", async () => {
  const { clock, accept, deliver, send, status } = await setUp();
  await send();
  const first = await deliver();
  clock.forward(codeMinutes * minute - 1);
  expect(await accept(wrong(first))).toBe("code-wrong");
  clock.forward(1);
  expect(await accept(first)).toBe("code-ended");

  const second = await deliver();
  // All at once count too.
  const guesses = await Promise.all(Array.from({ length: 12 }, () => accept(wrong(second))));
  expect(guesses.filter((outcome) => outcome === "code-wrong")).toHaveLength(maxCodeTries);
  expect(guesses.filter((outcome) => outcome === "code-ended")).toHaveLength(12 - maxCodeTries);
  expect(await accept(second)).toBe("code-ended");

  const third = await deliver();
  const fourth = await deliver();
  if (third !== fourth) expect(await accept(third)).toBe("code-wrong");
  expect(await status()).toBe("sent");
  expect(await accept(fourth)).toBe("decided");
});

test("a code is sent once a minute, and five times a day", async () => {
  const { clock, send, fileOf } = await setUp();
  const outcomes: string[] = [];
  for (let count = 0; count < maxCodesPerDay + 2; count += 1) {
    outcomes.push(...(await Promise.all([send(), send()])));
    clock.forward(codeIntervalMs);
  }
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(maxCodesPerDay);
  expect(outcomes.slice(0, 2 * maxCodesPerDay).filter((outcome) => outcome === "recent")).toHaveLength(
    maxCodesPerDay,
  );
  expect(outcomes.slice(2 * maxCodesPerDay)).toEqual(Array(4).fill("too-many"));
  const sent = async () => (await fileOf())?.jobs.filter(({ purpose }) => purpose === "client-code").length;
  expect(await sent()).toBe(maxCodesPerDay);
  clock.forward(day);
  expect(await send()).toBe("sent");
});

test("no code is sent or taken of another quote, by another link, or of an erased request", async () => {
  const { client, store, leadId, token, tokens, quote, accept, deliver, send } = await setUp();
  expect(await client.sendAcceptanceCode(token, "other-V1")).toBe("refused");
  expect(await client.sendAcceptanceCode(tokens.agency, quote.id)).toBe("gone");
  // The links before ended with the command's.
  expect(await client.sendAcceptanceCode(tokens.client, quote.id)).toBe("gone");
  await send();
  const code = await deliver();
  await store.eraseLead(leadId);
  expect(await accept(code)).toBe("gone");
  expect(await store.tryCode(quote.id, maxCodeTries)).toBe("gone");
});
