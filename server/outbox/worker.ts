import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

// A process number comes back after a restart (in a container it is always the same one): the boot tells them apart.
const boot = randomBytes(6).toString("hex");

/** This process, as claims name it: `host:process:boot`. */
export function workerName(): string {
  return `${hostname()}:${process.pid}:${boot}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && "code" in error && error.code !== "ESRCH";
  }
}

/**
 * Whether a worker surely lives no more: one of this machine whose process is gone, or whose number is now ours.
 * Of other machines nothing is known; their leases end by themselves.
 */
export function isGone(worker: string): boolean {
  const [host, pid, itsBoot] = worker.split(":");
  if (host !== hostname() || pid === undefined) return false;
  return Number(pid) === process.pid ? itsBoot !== boot : !isRunning(Number(pid));
}
