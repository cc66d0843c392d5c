import type { Submission } from "#app/forms/lead-desk.ts";

export type Suspicion = "honeypot" | "too-fast" | "links" | "markup";

/** A person needs longer, unless the browser fills the form in for them: a hint, never a proof. */
const fastestMs = 2000;

const link = /https?:\/\/|\bwww\./gi;
const markup = /\[url\s*[=\]]|<a[\s>]/i;

/**
 * Why a submission looks like a robot's; empty where it does not. The hidden field is enough by itself. Haste is
 * half a reason and counts only together with what robots write.
 */
export function suspicionsOf(submission: Submission): readonly Suspicion[] {
  const { honeypot, elapsedMs, fields } = submission;
  const reasons: Suspicion[] = [];
  if (honeypot.trim() !== "") reasons.push("honeypot");
  if (elapsedMs !== null && elapsedMs >= 0 && elapsedMs < fastestMs) {
    const text = Object.values(fields).join("\n");
    const written: Suspicion[] = [];
    if ([...text.matchAll(link)].length >= 2) written.push("links");
    if (markup.test(text)) written.push("markup");
    if (written.length > 0) reasons.push("too-fast", ...written);
  }
  return reasons;
}
