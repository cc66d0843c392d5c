/** The server's services in a process that tests kill. Imported by tests only. */
import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { end } from "./child-process.ts";

/** Submits these requests one after the other, prints each outcome, and runs until it is killed. */
export function startProcess(env: Record<string, string>, submissions: readonly object[]): ChildProcess {
  const program = `
    import { createLeadServices } from "#server/services.ts";
    import { parseEnvironment } from "#server/environment.ts";
    import { createLog } from "#server/log.ts";
    const services = await createLeadServices(parseEnvironment(process.env), {
      clock: Date.now,
      log: createLog(() => {}),
    });
    for (const submission of JSON.parse(process.argv[1])) {
      const { status } = await services.pages.intake.submit(submission);
      console.log(status);
    }
    setInterval(() => {}, 1000);
  `;
  const args = ["--input-type=module", "-e", program, JSON.stringify(submissions)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

/** Kills it without warning, like a power failure. */
export async function killAbruptly(child: ChildProcess): Promise<void> {
  await end(child, "SIGKILL");
}
