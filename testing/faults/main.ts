/**
 * `npm run faults`: writes one fault after the other into a copy of the project, where the checks that it names must then fail.
 * Names of faults or areas select some. `--at-once 1` takes one core; `--check` only looks whether each fault still fits its file.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { copyProject, root } from "../rehearsal/copy.ts";
import { access } from "./access.ts";
import { amounts } from "./amounts.ts";
import { type Fault, testFiles, testPattern } from "./fault.ts";
import type { Order, Outcome } from "./in-copy.ts";
import { input } from "./input.ts";
import { law } from "./law.ts";
import { loss } from "./loss.ts";
import { mails } from "./mails.ts";
import { races } from "./races.ts";
import { texts } from "./texts.ts";

const areas = { amounts, law, loss, access, texts, mails, races, input };

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "2" }, check: { type: "boolean", default: false } },
});

const faults = Object.entries(areas).flatMap(([area, all]) =>
  all
    .filter(({ name }) => asked.length === 0 || asked.includes(area) || asked.includes(name))
    .map((fault): Fault & { readonly area: string } => ({ ...fault, area })),
);

function end(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const misfits = faults.flatMap((fault) => {
  const { name, file, find } = fault;
  const missing = [file, ...testFiles([fault])].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return [`${name}: there is no ${missing.join(", ")}`];
  const times = readFileSync(join(root, file), "utf8").split(find).length - 1;
  return times === 1 ? [] : [`${name}: its text is ${times} times in ${file}`];
});
if (misfits.length > 0) end(misfits.join("\n"));
if (faults.length === 0) end("No fault has this name");
if (values.check) process.exit(0);

const folder = mkdtempSync(join(tmpdir(), "faults-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

type Copy = { readonly path: string; check(order: Order): Promise<Outcome>; end(): Promise<void> };

/** Longer than one fault takes on a busy machine. */
const limitMs = 600_000;

async function openCopy(name: string): Promise<Copy> {
  const path = join(folder, name);
  copyProject(path, { media: true });
  // A group of its own, so that code that runs without end can be ended. Else it ends itself, once this process does.
  const child = fork(join(path, "testing/faults/in-copy.ts"), { cwd: path, silent: true, detached: true });
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  const exited = once(child, "exit");
  /** Its next message; an exit code is none. */
  const answer = async () => {
    const [message] = await Promise.race([once(child, "message"), exited]);
    return typeof message === "object" && message !== null ? (message as Outcome) : end(complaint);
  };
  await answer();
  return {
    path,
    async check(order) {
      child.send(order);
      const outcome = await Promise.race([answer(), sleep(limitMs, null, { ref: false })]);
      if (outcome !== null) return outcome;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      return end(`After ${order.changed} was changed, ${order.checks.join(", ")} did not end`);
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}

async function outcomeOf({ path, check }: Copy, fault: Fault): Promise<Outcome> {
  const { file, find, replace, caughtBy: checks } = fault;
  const before = readFileSync(join(path, file), "utf8");
  writeFileSync(
    join(path, file),
    before.replace(find, () => replace),
  );
  const outcome = await check({ checks, changed: file, pattern: testPattern([fault]), hurry: true });
  writeFileSync(join(path, file), before);
  return outcome;
}

const started = performance.now();
const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
const copies = await Promise.all(
  Array.from({ length: Number(values["at-once"]) }, (_, index) => openCopy(`copy-${index}`)),
);

/** Each copy takes the next one until none is left. */
async function share<Item>(items: readonly Item[], act: (copy: Copy, item: Item) => Promise<void>) {
  const waiting = [...items];
  const work = async (copy: Copy) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(copy, item);
  };
  await Promise.all(copies.map(work));
}

await share([...new Set(faults.flatMap(({ caughtBy }) => caughtBy))], async ({ check }, name) => {
  const named = faults.filter(({ caughtBy }) => caughtBy.includes(name));
  const pattern = named.some(({ test }) => test === undefined) ? "" : testPattern(named);
  const { green, why } = await check({ checks: [name], changed: null, pattern, hurry: false });
  if (!green) end(`Without any fault: ${name}: ${why}`);
});
console.log(`Without any fault all is green (${secondsSince(started)} s)`);

let caught = 0;
await share(faults, async (copy, fault) => {
  const began = performance.now();
  const { failed, why } = await outcomeOf(copy, fault);
  if (failed) caught += 1;
  const seconds = secondsSince(began);
  console.log(`${failed ? "caught" : "NOT CAUGHT"} ${fault.area}: ${fault.name} (${seconds} s) ${why}`);
});
await Promise.all(copies.map((copy) => copy.end()));
console.log(`${caught} caught, ${faults.length - caught} not caught (${secondsSince(started)} s)`);
process.exitCode = caught === faults.length ? 0 : 1;
