/** The way from the configurator to an accepted quote, as numbers. Pure. */
import type { CountKind, Total } from "./counts.ts";

export const funnelSteps = [
  "viewed",
  "type",
  "duration",
  "pack",
  "request",
  "sent",
  "confirmed",
  "accepted",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Where the number of a step is counted; the first is the views of the configurator's page, in every language. */
const keys: Readonly<Record<Exclude<FunnelStep, "viewed">, readonly [kind: CountKind, key: string]>> = {
  type: ["step", "type"],
  duration: ["step", "duration"],
  pack: ["step", "pack"],
  request: ["form-started", "quote"],
  sent: ["sent", "quote"],
  confirmed: ["quote", "confirmed"],
  accepted: ["quote", "accepted"],
};

/** `share`: of the step before, null for the first and after a step that nobody took. */
export type FunnelRow = { readonly step: FunnelStep; readonly total: number; readonly share: number | null };

/** `opened`: the views of the configurator. */
export function funnelRows(configuratorViews: number, totals: readonly Total[]): readonly FunnelRow[] {
  const counted = funnelSteps.map((step) => {
    if (step === "viewed") return configuratorViews;
    const [kind, key] = keys[step];
    return totals.find((one) => one.kind === kind && one.key === key)?.total ?? 0;
  });
  return funnelSteps.map((step, index) => {
    const [before = 0, total = 0] = [counted[index - 1], counted[index]];
    return { step, total, share: before === 0 ? null : total / before };
  });
}
