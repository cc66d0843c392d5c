/**
 * `npm run faults`: writes one fault after the other into a copy of the project, where the checks that it names must then fail.
 * Names of faults or areas select some. `--at-once 1` takes one core; `--check` only looks whether each fault still fits its file.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, root } from "../rehearsal/copy.ts";
import { access } from "./access.ts";
import { amounts } from "./amounts.ts";
import { type Fault, otherChecks, testFiles, testPattern } from "./fault.ts";
import type { Order, Outcome } from "./in-copy.ts";
import { law } from "./law.ts";
import { loss } from "./loss.ts";
import { texts } from "./texts.ts";

const areas = { amounts, law, loss, access, texts };

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

async function openCopy(name: string): Promise<Copy> {
  const path = join(folder, name);
  copyProject(path, { media: true });
  const child = fork(join(path, "testing/faults/in-copy.ts"), { cwd: path, silent: true });
  const exited = once(child, "exit");
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  /** Its next message; an exit code is none. */
  const answer = async () => {
    const [message] = await Promise.race([once(child, "message"), exited]);
    return typeof message === "object" && message !== null ? (message as Outcome) : end(complaint);
  };
  await answer();
  return {
    path,
    check(order) {
      child.send(order);
      return answer();
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}

/** Everything that the faults name, before there is any. */
async function checkUnchanged({ check }: Copy): Promise<void> {
  const whole = testFiles(faults.filter(({ test }) => test === undefined));
  const named = faults.filter(({ test }) => test !== undefined);
  const orders = [
    { checks: whole, pattern: "" },
    { checks: testFiles(named).filter((file) => !whole.includes(file)), pattern: testPattern(named) },
    ...Object.keys(otherChecks)
      .filter((other) => faults.some(({ caughtBy }) => caughtBy.includes(other)))
      .map((other) => ({ checks: [other], pattern: "" })),
  ];
  for (const order of orders) {
    if (order.checks.length === 0) continue;
    const { green, why } = await check({ ...order, changed: null, hurry: false });
    if (!green) end(`Without any fault: ${why}`);
  }
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
if (copies[0] !== undefined) await checkUnchanged(copies[0]);
console.log(`Without any fault all is green (${secondsSince(started)} s)`);
const waiting = [...faults];
let caught = 0;
async function work(copy: Copy): Promise<void> {
  for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
    const began = performance.now();
    const { failed, why } = await outcomeOf(copy, fault);
    if (failed) caught += 1;
    const seconds = secondsSince(began);
    console.log(`${failed ? "caught" : "NOT CAUGHT"} ${fault.area}: ${fault.name} (${seconds} s) ${why}`);
  }
  await copy.end();
}
await Promise.all(copies.map(work));
console.log(`${caught} caught, ${faults.length - caught} not caught (${secondsSince(started)} s)`);
process.exitCode = caught === faults.length ? 0 : 1;
