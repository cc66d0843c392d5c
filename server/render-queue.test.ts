import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { networksOf } from "#server/network.ts";
import {
  createOnePerTick,
  createRenderQueue,
  defaultRenderLimits,
  type RenderLimits,
  RenderRefused,
} from "./render-queue.ts";

const limits: RenderLimits = {
  page: { burst: 3, perSecond: 2, waiting: 9 },
  form: { burst: 2, perSecond: 1, waiting: 11 },
};

/** A queue whose renders are paid for as they are requested. */
function openQueue(limits: RenderLimits, now: () => number) {
  const queue = createRenderQueue(limits, { now });
  const run: typeof queue.run = async (networks, purpose, ...rest) => {
    queue.spend(networks, purpose);
    return queue.run(networks, purpose, ...rest);
  };
  return { run };
}

const network = (name: string) => [{ name, wide: false }];

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof RenderRefused)) throw error;
      return { status: error.status, retryAfterSeconds: error.retryAfterSeconds };
    },
  );

test("a network can use its burst, then as many renders a second as it regains", async () => {
  let now = 0;
  const { run } = openQueue(limits, () => now);
  for (let render = 0; render < 3; render += 1)
    expect(await run(network("a"), "page", () => render)).toBe(render);
  expect(await refusal(run(network("a"), "page", () => 3))).toEqual({ status: 429, retryAfterSeconds: 1 });
  // Forms have a budget of their own, and so have other networks.
  expect(await run(network("a"), "form", () => "form")).toBe("form");
  expect(await run(network("b"), "page", () => "b")).toBe("b");
  now = 500;
  expect(await run(network("a"), "page", () => 4)).toBe(4);
  expect(await refusal(run(network("a"), "page", () => 5))).toEqual({ status: 429, retryAfterSeconds: 1 });
  // The budget never exceeds the burst.
  now = 1_000_000;
  for (let render = 0; render < 3; render += 1) await run(network("a"), "page", () => render);
  expect(await refusal(run(network("a"), "page", () => 6))).toMatchObject({ status: 429 });
});

test("a wide network has three times the budget, and limits visitors who use many networks in it", async () => {
  const { run } = openQueue(limits, () => 0);
  const ask = (index: number) =>
    run([...network(`narrow ${index}`), { name: "wide", wide: true }], "page", () => index);
  for (let index = 0; index < 9; index += 1) expect(await ask(index)).toBe(index);
  expect(await refusal(ask(9))).toEqual({ status: 429, retryAfterSeconds: 1 });
  // A refusal by one network leaves the budgets of the others unchanged.
  for (let render = 0; render < 3; render += 1) await run(network("narrow 9"), "page", () => render);
});

test("networks take turns, even if one of them requests much more", async () => {
  const { run } = openQueue(limits, () => 0);
  const order: string[] = [];
  const ask = (from: string, name: string) => run(network(from), "page", () => order.push(name));
  await Promise.all([ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1"), ask("c", "c1")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("when the queue fills up, pages are refused first, then forms", async () => {
  const { run } = openQueue(limits, () => 0);
  const all = Array.from({ length: 20 }, (_, index) =>
    refusal(run(network(`page ${index}`), "page", () => null)),
  ).concat(
    Array.from({ length: 20 }, (_, index) => refusal(run(network(`form ${index}`), "form", () => null))),
  );
  const answers = await Promise.all(all);
  const served = (of: typeof answers) => of.filter((answer) => answer === null).length;
  // The first is rendered at once, without waiting.
  expect(served(answers.slice(0, 20))).toBe(10);
  expect(served(answers.slice(20))).toBe(2);
  expect(answers.filter((answer) => answer !== null && answer.status !== 503)).toEqual([]);
});

test("a client with a whole /48 cannot fill the queue: the next visitor is served", async () => {
  const { run } = openQueue(defaultRenderLimits, () => 0);
  const flood = Array.from({ length: 240 }, (_, index) =>
    refusal(
      run(networksOf(`2001:db8:9:${index.toString(16)}::1`), index % 3 === 0 ? "form" : "page", () => null),
    ),
  );
  const visitor = networksOf("192.0.2.1");
  expect(await run(visitor, "page", () => "page")).toBe("page");
  expect(await run(visitor, "form", () => "form")).toBe("form");
  expect((await Promise.all(flood)).some((answer) => answer?.status === 429)).toBe(true);
});

test("a rendering that fails does not stop the queue", async () => {
  const { run } = openQueue(limits, () => 0);
  const failing = run(network("a"), "page", () => {
    throw new Error("broken");
  });
  const next = run(network("b"), "page", () => "b");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("b");
});

test("a turnstile lets one caller through in each round of the event loop", async () => {
  const pass = createOnePerTick();
  const order: string[] = [];
  const passing = ["a", "b", "c"].map((name) => pass().then(() => order.push(name)));
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    expect(order.length).toBeLessThanOrEqual(round + 1);
  }
  await Promise.all(passing);
  expect(order).toEqual(["a", "b", "c"]);
});
