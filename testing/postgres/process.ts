import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type PostgresProcess = {
  /** The address of a database, as a user who may create others. */
  readonly url: string;
  /** Where its files are. */
  readonly data: string;
  /** Stops it and closes its connections; `resume` starts it again on the same port with the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL server on a free port of 127.0.0.1. It ends with `stop`, or with this process. */
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
  async function order(what: "halt" | "resume"): Promise<void> {
    const answer = once(child.stdout, "data");
    child.stdin.write(`${what}\n`);
    await answer;
  }
  return {
    ...(JSON.parse(written) as { url: string; data: string }),
    halt: () => order("halt"),
    resume: () => order("resume"),
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
