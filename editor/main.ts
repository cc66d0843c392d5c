/**
 * `npm run edit` and `npm run init`: opens the draft of this project, and starts the editor in it (serve.ts).
 * `--port NUMBER` chooses its port. `--restart COMMAND` makes a service use what is published, as `--restart "systemctl restart site"`; a site
 * that runs by `npm start` takes it over by itself. `--first-run`: opens the first run's page; with `--from FILE` its answers are written and
 * nothing is opened.
 */
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { takeLock } from "../tooling/lock.ts";
import { Draft } from "./draft/draft.ts";
import { editFolder, hasRepository, makeRepository } from "./draft/project.ts";
import { takeIn } from "./draft/take-in.ts";
import type { EditorSettings, Guard } from "./guard.ts";
import { OwnerError } from "./owner-error.ts";
import { writeContentOf } from "./preview.ts";
import { recover } from "./publish/journal.ts";

const usage = `npm run edit -- [--port NUMBER] [--restart COMMAND]
npm run init -- [--port NUMBER] [--from answers.yaml]
`;

const project = join(import.meta.dirname, "..");

function options() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "4100" },
        restart: { type: "string", default: "" },
        from: { type: "string" },
        "first-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw new OwnerError(`${(error as Error).message}\n${usage}`);
  }
}

async function edit(): Promise<number> {
  const values = options();
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (!/^\d{1,5}$/.test(values.port)) throw new OwnerError("--port: expected a number, as 4100");
  // With what draws a logo, which no other start waits for.
  const firstRun = values.from === undefined ? null : await import("./first-run/from-file.ts");
  const answers = firstRun?.answersIn(values.from ?? "");
  // What is typed there is nobody else's before it is published.
  mkdirSync(editFolder(project), { recursive: true, mode: 0o700 });
  chmodSync(editFolder(project), 0o700);
  recover(project);
  const lock = takeLock(join(editFolder(project), "lock"));
  if (lock === null)
    throw new OwnerError("The editor is open already: `npm run edit` runs in another window.");
  const guard: Guard = { port: Number(values.port), token: randomBytes(24).toString("base64url") };
  if (!hasRepository(project)) {
    makeRepository(project);
    process.stdout.write(
      "This folder had no history: Git keeps one in it from now on, so that each change can be undone.\n",
    );
  }
  const draft = new Draft(project);
  if (draft.setAside !== null)
    process.stdout.write(
      `What was edited here before belongs to another repository: its files are kept in ${draft.setAside}\n`,
    );
  takeIn(draft);
  if (firstRun !== null && answers !== undefined) {
    process.stdout.write(`${await firstRun.commitAnswers(draft, answers)}\n`);
    return 0;
  }
  return serve(
    { project, restart: values.restart, guard },
    draft.root,
    values["first-run"] ? "#first-run" : "",
  );
}

/** Runs the editor in the draft, and again if it ends by itself. `page`: what is after the `#`, which a browser sends to nobody. */
async function serve(settings: EditorSettings, root: string, page: string): Promise<number> {
  const { guard } = settings;
  let child: ChildProcess | null = null;
  let stoppedAt = 0;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => {
      // Ctrl-C arrives twice: from the terminal, and forwarded by `npm run edit`. Whoever presses it again does not wait.
      const isAgain = stoppedAt !== 0;
      if (isAgain && Date.now() - stoppedAt < 1000) return;
      stoppedAt ||= Date.now();
      if (child === null || !child.kill(isAgain ? "SIGKILL" : "SIGTERM")) process.exit(0);
    });
  let known = false;
  // What the program is made of, which a draft that is wrong cannot write.
  if (!existsSync(join(root, ".content/words.ts")))
    cpSync(join(project, ".content"), join(root, ".content"), { recursive: true });
  for (let started = Date.now(); ; started = Date.now()) {
    await writeContentOf(root);
    if (stoppedAt !== 0) return 0;
    child = fork(join(root, "editor/serve.ts"), {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // The terminal's Ctrl-C would end the parts of a publication in any order.
      detached: process.platform !== "win32",
      env: { ...process.env, EDITOR: JSON.stringify(settings) },
    });
    child.on("message", ({ port, said }: { readonly port?: number; readonly said?: string }) => {
      if (said !== undefined) process.stdout.write(said);
      if (port === undefined) return;
      guard.port = port;
      if (!known)
        process.stdout.write(`Edit     http://127.0.0.1:${port}/_edit/?token=${guard.token}${page}\n`);
      known = true;
    });
    const [code] = await once(child, "exit");
    if (stoppedAt !== 0) return 0;
    // One that cannot start would be tried for ever.
    if (!known || Date.now() - started < 3000) return code ?? 1;
  }
}

try {
  process.exitCode = await edit();
} catch (error) {
  if (!(error instanceof OwnerError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// The lock is held until the end.
if (process.exitCode !== undefined) process.exit();
