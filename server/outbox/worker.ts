import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

// Process IDs are reused after a restart (in a container always the same one): this distinguishes them.
const boot = randomBytes(6).toString("hex");

/** A system property, or an empty string if the system is not Linux. */
function readProperty(read: () => string): string {
  try {
    return read().replace(/[^\w-]/g, "");
  } catch {
    return "";
  }
}

/**
 * Identifies the scope in which process IDs are unique. The host name is not enough: two machines may share one, and the
 * containers of one machine have separate process IDs.
 */
const machine = [
  hostname().replaceAll(":", "-"),
  readProperty(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
  readProperty(() => readlinkSync("/proc/self/ns/pid")),
].join("/");

/** The name of this process in claims: `machine:process:boot`. */
export function workerName(): string {
  return `${machine}:${process.pid}:${boot}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && "code" in error && error.code !== "ESRCH";
  }
}

/**
 * Whether a worker of this machine has certainly ended: its process does not exist, or its process ID is now this one's. The
 * workers of other machines are unknown; their leases expire.
 */
export function hasWorkerEnded(worker: string): boolean {
  const [itsMachine, pid, itsBoot] = worker.split(":");
  if (itsMachine !== machine || pid === undefined) return false;
  return Number(pid) === process.pid ? itsBoot !== boot : !isRunning(Number(pid));
}
