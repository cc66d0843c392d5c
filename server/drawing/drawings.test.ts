import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import readExcelFile from "read-excel-file/node";
import { expect, onTestFinished, test } from "vitest";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import type { NamedFile } from "#quotes/operations.ts";
import { orderFile } from "#quotes/order/files.ts";
import { acceptedOf } from "#quotes/order/order.fixture.ts";
import type { DrawingFor } from "#quotes/platform.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { RenderRefused } from "#server/render-queue.ts";
import { until } from "#testing/clock.ts";
import { quoteLead } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createDrawingThread, type DrawingThread } from "./drawing-thread.ts";
import { createDrawings } from "./drawings.ts";

const siteUrl = "https://site.example";
const file: NamedFile = { name: "devis.pdf", bytes: new Uint8Array([37]) };

/** A thread whose drawings end when they are released. */
function heldThread() {
  const held: (() => void)[] = [];
  const thread: DrawingThread = {
    draw: () => new Promise((resolve) => held.push(() => resolve(file))),
    close: async () => {},
  };
  return { thread, held, release: () => held.splice(0).map((finish) => finish()) };
}

const page = (ipAddress: string, signal?: AbortSignal): DrawingFor => ({
  purpose: "page",
  ipAddress,
  ...(signal && { signal }),
});

/** What becomes of a drawing: its file, null, or the status with which it is refused. */
const outcome = (drawing: Promise<NamedFile | null>): Promise<NamedFile | null | number> =>
  drawing.catch((error: unknown) => {
    if (!(error instanceof RenderRefused)) throw error;
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
    return error.status;
  });

const open = (thread: DrawingThread, log = rememberingLog()) => createDrawings({ log, thread });
const always = (lead: QuoteLead) => async (): Promise<[QuoteLead, string]> => [lead, siteUrl];

test("one document is drawn once for all who ask for it at the same time, and one network's budget ends", async () => {
  const { thread, held, release } = heldThread();
  const drawings = open(thread);
  const lead = quoteLead();
  const ask = (ipAddress: string) => outcome(drawings.draw(page(ipAddress), "indicative", always(lead)));
  const crowd = Array.from({ length: 200 }, () => ask("192.0.2.1"));
  const others = Array.from({ length: 32 }, (_, index) => ask(`198.51.100.${index}`));
  await until("the drawing has begun", () => held.length > 0);
  // The refused do not wait for the drawing.
  await Promise.race(crowd.slice(-1));
  expect(held).toHaveLength(1);
  release();
  expect(await Promise.all(others)).toEqual(Array(32).fill(file));
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === file)).toHaveLength(30);
  expect(answers.filter((answer) => answer === 429)).toHaveLength(170);
  expect(held).toHaveLength(0);
});

test("the addresses of one IPv6 /64 share a budget, and a /48 has three of them", async () => {
  const { thread, release } = heldThread();
  const drawings = open({ ...thread, draw: async () => file });
  const lead = quoteLead();
  const statuses = async (addresses: readonly string[]) =>
    (
      await Promise.all(
        addresses.map((address) => outcome(drawings.draw(page(address), "indicative", always(lead)))),
      )
    ).filter((answer) => answer === 429).length;
  const hosts = Array.from({ length: 40 }, (_, index) => index.toString(16));
  expect(await statuses(hosts.map((host) => `2001:db8:1:1::${host}`))).toBe(10);
  const networks = Array.from({ length: 100 }, (_, index) => (index + 16).toString(16));
  expect(await statuses(networks.map((network) => `2001:db8:2:${network}::1`))).toBe(10);
  release();
});

test("who asks for too many different documents waits for a part of the queue; mails and forms are drawn all the same", async () => {
  const { thread, held, release } = heldThread();
  const drawings = open(thread);
  const ask = (asker: DrawingFor) => outcome(drawings.draw(asker, "indicative", always(quoteLead())));
  const asked = Array.from({ length: 20 }, () => ask(page("192.0.2.1")));
  const mail = ask({ purpose: "mail" });
  const form = ask({ purpose: "form", ipAddress: "192.0.2.1" });
  const other = ask(page("198.51.100.1"));
  await until("the first is drawn", () => held.length > 0);
  let done = 0;
  for (const one of [mail, other]) void one.then(() => (done += 1));
  // Networks take turns, and so does the server with its mails.
  for (let turn = 0; turn < 5; turn += 1) {
    release();
    await until("the next is drawn", () => held.length > 0);
  }
  expect(done).toBe(2);
  let waits = true;
  const all = Promise.all([form, ...asked]).finally(() => {
    waits = false;
  });
  await until("all are drawn", () => {
    release();
    return !waits;
  });
  // One is drawn at once, fifteen may wait.
  const [drawnForm, ...answers] = await all;
  expect(answers.filter((answer) => answer === 429)).toHaveLength(4);
  expect(await Promise.all([mail, other, drawnForm])).toEqual([file, file, file]);
});

test("who leaves frees the place, unless somebody else waits for the same document", async () => {
  const { thread, held, release } = heldThread();
  const drawings = open(thread);
  const [first, shared] = [quoteLead(), quoteLead()];
  const drawing = drawings.draw(page("192.0.2.1"), "indicative", always(first));
  const leaving = new AbortController();
  const left = Array.from({ length: 5 }, () =>
    outcome(drawings.draw(page("192.0.2.2", leaving.signal), "indicative", always(quoteLead()))),
  );
  const leavesAnother = outcome(
    drawings.draw(page("192.0.2.2", leaving.signal), "indicative", always(shared)),
  );
  const stays = drawings.draw(page("192.0.2.3"), "indicative", always(shared));
  await until("the first is drawn", () => held.length > 0);
  leaving.abort();
  expect(await Promise.all([...left, leavesAnother])).toEqual(Array(6).fill(503));
  // Who has left before is not drawn for either.
  expect(
    await outcome(drawings.draw(page("192.0.2.2", leaving.signal), "indicative", always(quoteLead()))),
  ).toBe(503);
  release();
  expect(await drawing).toBe(file);
  await until("the shared one is drawn", () => held.length > 0);
  release();
  expect(await stays).toBe(file);
  expect(held).toHaveLength(0);
});

test("a document whose request is erased while it is drawn is handed to nobody; one that changes is drawn again", async () => {
  const { thread, held, release } = heldThread();
  const drawings = open(thread);
  let stored: QuoteLead | null = quoteLead();
  const read = async (): Promise<[QuoteLead, string] | null> => (stored === null ? null : [stored, siteUrl]);
  const erased = [
    drawings.draw(page("192.0.2.1"), "indicative", read),
    drawings.draw({ purpose: "mail" }, "indicative", read),
  ];
  await until("it is drawn", () => held.length > 0);
  stored = null;
  release();
  expect(await Promise.all(erased)).toEqual([null, null]);

  stored = quoteLead();
  const changed = drawings.draw(page("192.0.2.1"), "indicative", read);
  await until("it is drawn", () => held.length > 0);
  stored = quoteLead();
  release();
  await until("it is drawn again", () => held.length > 0);
  release();
  expect(await changed).toBe(file);
});

test("a budget that is empty is refused before anything is read", async () => {
  const drawings = open({ draw: async () => file, close: async () => {} });
  let reads = 0;
  const read = async () => {
    reads += 1;
    return null;
  };
  for (let count = 0; count < 200; count += 1)
    await outcome(drawings.draw(page("192.0.2.1"), "indicative", read));
  expect(reads).toBe(30);
});

test("the thread draws the same bytes as this process, and what a drawing throws fails that drawing alone", async () => {
  const log = rememberingLog();
  const drawings = drawingsWithKnownCompany(log);
  const lead = quoteLead();
  const drawn = await drawings.draw({ purpose: "mail" }, "indicative", always(lead));
  expect(drawn?.bytes).toEqual(await indicativePdf(lead, siteUrl));
  const broken = { ...lead, quote: null } as unknown as QuoteLead;
  await expect(drawings.draw({ purpose: "mail" }, "indicative", always(broken))).rejects.toThrow();
  expect(await drawings.draw({ purpose: "mail" }, "indicative", always(lead))).toEqual(drawn);
  expect(log.events).toEqual([]);
});

test("an order is written by the thread, whose bytes are those of this process", async () => {
  const drawings = drawingsWithKnownCompany();
  const contents = [quoteLead(), acceptedOf(), "xlsx"] as const;
  const read = async (): Promise<Parameters<typeof orderFile>> => [...contents];
  const [written, again] = await Promise.all([
    drawings.draw(page("192.0.2.1"), "order", read),
    orderFile(...contents),
  ]);
  const sheetsOf = (order: NamedFile | null) => readExcelFile(Buffer.from(order?.bytes ?? []));
  expect(written?.name).toMatch(/\.xlsx$/);
  expect(await sheetsOf(written)).toEqual(await sheetsOf(again));
});

/** The drawings of the program, whose thread has the company that the tests have. */
function drawingsWithKnownCompany(log = rememberingLog()) {
  const worker = join(temporaryDirectory(), "thread.mjs");
  const modules = ["../../testing/known-company.ts", "./drawing.worker.ts"];
  writeFileSync(worker, modules.map((path) => `import "${new URL(path, import.meta.url)}";`).join("\n"));
  const drawings = createDrawings({
    log,
    thread: createDrawingThread({ log, worker: pathToFileURL(worker) }),
  });
  onTestFinished(() => drawings.close());
  return drawings;
}

/** A thread that does with each task what `program` says. */
function threadOf(program: string, timeoutMs = 60_000) {
  const folder = temporaryDirectory();
  const path = join(folder, "thread.mjs");
  const flag = JSON.stringify(join(folder, "crashed"));
  writeFileSync(
    path,
    `import { parentPort } from "node:worker_threads";
     import { existsSync, writeFileSync } from "node:fs";
     const once = () => !existsSync(${flag}) && (writeFileSync(${flag}, ""), true);
     const file = { name: "drawn", bytes: new Uint8Array() };
     parentPort.on("message", ({ contents: [wish] }) => { ${program} });`,
  );
  const log = rememberingLog();
  const thread = createDrawingThread({ log, worker: pathToFileURL(path), timeoutMs });
  onTestFinished(() => thread.close());
  return { log, draw: (wish: string) => thread.draw({ name: "indicative", contents: [wish] }), thread };
}

test.each(["process.exit(3)", 'throw new Error("Of \\"jo@client.example\\"")'])(
  "a thread that crashes by %s is replaced, and its drawing is done by the next",
  async (crash) => {
    const { draw, log } = threadOf(`if (once()) ${crash}; else parentPort.postMessage({ file });`);
    expect(await draw("")).toMatchObject({ name: "drawn" });
    expect(await draw("")).toMatchObject({ name: "drawn" });
    expect(JSON.stringify(log.events)).not.toContain("client.example");
  },
);

test("a drawing that crashes every thread fails, and the next one is drawn", async () => {
  const { draw } = threadOf(`if (wish === "bad") process.exit(3); else parentPort.postMessage({ file });`);
  const bad = draw("bad");
  await expect(bad).rejects.toThrow("indicative");
  expect(await draw("good")).toMatchObject({ name: "drawn" });
});

test("a drawing that never ends fails, and the next one is drawn", async () => {
  const { draw } = threadOf(`while (wish === "endless"); parentPort.postMessage({ file });`, 5000);
  await expect(draw("endless")).rejects.toThrow("indicative");
  expect(await draw("good")).toMatchObject({ name: "drawn" });
});

test("closed, the thread ends: what is drawn and what is asked for fails", async () => {
  const { draw, thread } = threadOf("while (true);");
  const drawing = draw("");
  const failed = expect(drawing).rejects.toThrow("indicative");
  await thread.close();
  await failed;
  await expect(draw("")).rejects.toThrow("indicative");
});
