import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type PostgresProcess = {
  /** The address of a database of its owner, who may make others. */
  readonly url: string;
  /** Where its files are. */
  readonly data: string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL server on a free port of the loopback. It ends with `stop`, or with this process. */
export async function startPostgres(): Promise<PostgresProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let written = "";
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const exited = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      if (written.endsWith("\n")) resolve();
    });
    void exited.then(() => reject(new Error(complaint.trim() || "PostgreSQL did not start")));
  });
  return {
    ...(JSON.parse(written) as { url: string; data: string }),
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
