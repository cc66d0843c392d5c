import { expect, onTestFinished, test, vi } from "vitest";
import { type Store, StoreUnavailableError } from "#quotes/store/store.ts";
import type { Transport } from "#server/mail/transport.ts";
import { until } from "#testing/clock.ts";
import { submission } from "#testing/leads.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { blockingTransport, setUp, stores } from "./outbox.fixture.ts";

test("the response to the visitor does not wait for the mail", async () => {
  const { transport, held, release } = blockingTransport();
  const { intake, store } = await setUp(transport);
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  await until("a mail is under way", () => held.length === 1);
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  expect(await store.leads()).toHaveLength(2);
  release();
});

test("of two servers whose clocks differ by a minute, none sends a mail that the other one is sending", async () => {
  const directory = temporaryDirectory();
  const { transport, held, release } = blockingTransport();
  const sending = await setUp(transport, { directory, worker: "sending" });
  await sending.intake.submit(submission());
  await until("a mail is under way", () => held.length === 1);
  const other = blockingTransport();
  const ahead = await setUp(other.transport, { directory, worker: "ahead", aheadMs: 60_000 });
  // It takes the other mail, and not this one.
  await until("the second is under way", () => other.held.length === 1);
  other.release();
  await until("it is sent", async () => (await ahead.states()).some((state) => / sent 1$/.test(state)));
  ahead.outbox.wake();
  // A mail that is sent proves that the queue was looked through.
  await ahead.intake.submit(submission());
  await until(
    "more are sent",
    async () => (await ahead.states()).filter((state) => / sent 1$/.test(state)).length === 3,
  );
  release();
  await until("all are sent once", async () =>
    (await ahead.states()).every((state) => / sent 1$/.test(state)),
  );
  expect(held.length + other.held.length).toBe(2);
});

test("stopping waits for the mail in progress and starts no other", async () => {
  const { transport, held, release } = blockingTransport();
  const { intake, outbox, states } = await setUp(transport);
  await intake.submit(submission());
  await until("one is under way", () => held.length === 1);
  const stopped = outbox.stop();
  outbox.wake();
  release();
  await stopped;
  expect(await states()).toEqual(["agency-notice sent 1", "visitor-acknowledgement pending 0"]);
});

test("stopping has a time limit for a mail that does not finish", async () => {
  const { transport, held } = blockingTransport();
  const { intake, outbox, states } = await setUp(transport, { stopWithinMs: 20 });
  await intake.submit(submission());
  await until("one is under way", () => held.length === 1);
  await outbox.stop();
  expect(await states()).toEqual(["agency-notice sending 1", "visitor-acknowledgement pending 0"]);
});

test("a mail that causes an unexpected error is kept, and does not stop the others", async () => {
  let sends = 0;
  const transport: Transport = {
    atOnce: 1,
    async send() {
      sends += 1;
      if (sends === 1) throw new TypeError("bug with jo@client.example in it");
      return { refused: 0 };
    },
  };
  const { intake, states, store } = await setUp(transport);
  await intake.submit(submission());
  await until("the other is sent", async () => (await states()).includes("visitor-acknowledgement sent 1"));
  const job = (await store.jobs()).find(({ purpose }) => purpose === "agency-notice");
  expect(job).toMatchObject({ status: "pending", lastError: "BUG TypeError" });
});

test.each(Object.entries(stores))(
  "%s: a mail whose lead is erased while it is being sent is erased too",
  async (_, open) => {
    const forgotten: string[] = [];
    const { transport, held, release } = blockingTransport();
    const { intake, store } = await setUp(transport, {
      open,
      erased: async (leadId) => forgotten.push(leadId),
    });
    const outcome = await intake.submit(submission({ fields: { email: "a@b.example" } }));
    await until("it is under way", () => held.length === 1);
    await store.erase("a@b.example", []);
    release();
    await until("it is forgotten", () => forgotten.length === 1);
    expect(outcome).toMatchObject({ leadId: forgotten[0] });
  },
);

test("a store that is locked briefly after the sending does not cause a second sending", async () => {
  let failures = 2;
  let sends = 0;
  const queue = (store: Store): Store => ({
    ...store,
    settleJob(...args) {
      failures -= 1;
      return failures < 0
        ? store.settleJob(...args)
        : Promise.reject(new StoreUnavailableError("SQLITE_BUSY"));
    },
  });
  const transport: Transport = {
    atOnce: 1,
    async send() {
      sends += 1;
      return { refused: 0 };
    },
  };
  const { intake, states } = await setUp(transport, { queue });
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it is recorded", async () => `${await states()}` === "agency-notice sent 1");
  expect(sends).toBe(1);
});

test("an outbox is alive while it makes progress, and not when a sending hangs for minutes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // Nothing here may wait by that clock.
  const soon = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };
  const { transport, held, release } = blockingTransport();
  const { intake, outbox } = await setUp(transport);
  await intake.submit(submission());
  await soon(() => held.length === 1);
  vi.advanceTimersByTime(170_000);
  expect(outbox.alive()).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(outbox.alive()).toBe(false);
  release();
  await soon(() => outbox.alive());
});
