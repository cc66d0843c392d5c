/** A copy of the project as its owner has it: a Git checkout with `npm start` serving it, and `npm run edit` beside that. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { exited, freePort } from "./child-process.ts";

const project = join(import.meta.dirname, "..");

/** Not copied: another checkout's, and what is stored or reported. The build is: it is up to date where browser tests run. */
const left = [".edit", ".published", ".git", "data", "playwright-report", "test-results"];

export type Program = {
  readonly process: ChildProcess;
  output(): string;
  /** Ends it and all that it has started. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

export type EditedProject = {
  readonly root: string;
  git(...args: readonly string[]): string;
  /** `npm start`; resolves with its origin once it serves. */
  start(): Promise<Program & { readonly origin: string }>;
  /** `npm run edit`; resolves with the address that it prints. */
  edit(port?: string): Promise<Program & { readonly address: string }>;
  /** Whether a publication is replacing the site. */
  isReplacing(): boolean;
  remove(): Promise<void>;
};

/** A program in a group of its own, so that all of it can be killed at once. */
function program(root: string, args: readonly string[], variables: Readonly<Record<string, string>>) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn("npm", args, {
    cwd: root,
    env: { PATH: `${join(root, "node_modules/.bin")}:${PATH}`, HOME, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(written)?.[1];
        if (found !== undefined) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("close", (code) =>
        reject(new Error(`npm ${args.join(" ")} ended with ${code}: ${written}`)),
      );
    });
  return {
    process: child,
    printed,
    output: () => written,
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-(child.pid ?? 0), signal);
      await exited(child);
    },
  };
}

export function openEditedProject(): EditedProject {
  const folder = mkdtempSync(join(tmpdir(), "edited-"));
  const root = join(folder, "site");
  cpSync(project, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) =>
      basename(path) !== "node_modules" && !(dirname(path) === project && left.includes(basename(path))),
  });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  // The copy of a time loses the parts of a millisecond, by which the program knows its build again.
  const stamp = join(root, "build/.stamp");
  const [hash = ""] = readFileSync(stamp, "utf8").split(" ");
  writeFileSync(stamp, `${hash} ${statSync(join(root, "build/server/index.js")).mtimeMs}`);
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@agency.example");
  git("add", "--all");
  git("commit", "--quiet", "-m", "start");
  const running: Program[] = [];
  return {
    root,
    git,
    async start() {
      const port = await freePort();
      const site = program(root, ["start"], {
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: join(folder, "data"),
      });
      running.push(site);
      await site.printed(/^Site\s+(\S+)$/m);
      return { ...site, origin: `http://127.0.0.1:${port}` };
    },
    isReplacing: () => existsSync(join(root, ".edit/publication.json")),
    async edit(port) {
      const editor = program(root, ["run", "edit", "--", "--port", port ?? String(await freePort())], {});
      running.push(editor);
      return { ...editor, address: await editor.printed(/^Edit\s+(\S+)$/m) };
    },
    async remove() {
      for (const one of running) await one.stop("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
