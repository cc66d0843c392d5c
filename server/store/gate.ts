import { createHmac, type KeyObject } from "node:crypto";
import type { Gate } from "./store.ts";

/** The key under which a gate is kept: the name itself (an e-mail or network address) is in no table. */
export function gateKey(secret: KeyObject, name: string): string {
  return createHmac("sha256", secret).update(name).digest("base64url");
}

/**
 * One number tells a gate's state: the moment when it is whole again (the "generic cell rate algorithm"). A pass
 * moves it one interval further. Milliseconds since 1970; `wholeAt` is null for a gate that nobody has passed. `staysAt`
 * is the moment of a gate that is shut: another than the one given where the clock was set back, and then to be kept,
 * or each try would be told the same wait again.
 */
export function passGate(
  gate: Gate,
  wholeAt: number | null,
  now: number,
): { readonly wholeAt: number } | { readonly waitMs: number; readonly staysAt: number } {
  // A clock that was set back must not lock anybody out: a gate is never further from whole than its burst.
  const start = Math.min(Math.max(wholeAt ?? now, now), now + gate.burst * gate.intervalMs);
  const waitMs = start - now - (gate.burst - 1) * gate.intervalMs;
  return waitMs > 0 ? { waitMs, staysAt: start } : { wholeAt: start + gate.intervalMs };
}

/** A gate that let nothing through, and how long until it does. */
export type ShutGate = { readonly name: string; readonly waitMs: number };

export function longestWaitMs(shut: readonly ShutGate[]): number {
  return Math.max(...shut.map(({ waitMs }) => waitMs));
}
