import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

// A process number comes back after a restart (in a container it is always the same one): the boot tells them apart.
const boot = randomBytes(6).toString("hex");

/** What the system tells of itself, or nothing where it is not Linux. */
function fact(read: () => string): string {
  try {
    return read().replace(/[^\w-]/g, "");
  } catch {
    return "";
  }
}

/**
 * Where a process number means this process and no other. A name is not enough: two machines may have the same one,
 * and two containers of one machine count their processes apart.
 */
const machine = [
  hostname().replaceAll(":", "-"),
  fact(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
  fact(() => readlinkSync("/proc/self/ns/pid")),
].join("/");

/** This process, as claims name it: `machine:process:boot`. */
export function workerName(): string {
  return `${machine}:${process.pid}:${boot}`;
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
  const [itsMachine, pid, itsBoot] = worker.split(":");
  if (itsMachine !== machine || pid === undefined) return false;
  return Number(pid) === process.pid ? itsBoot !== boot : !isRunning(Number(pid));
}
