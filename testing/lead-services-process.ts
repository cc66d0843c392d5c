/** A server's services in a process of their own, to be killed. Imported by tests only. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** Takes these requests in one after the other, says what came of each, and lives until it is killed. */
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
      const { status } = await services.intake.submit(submission);
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

/** Kills it as a power cut would. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}
