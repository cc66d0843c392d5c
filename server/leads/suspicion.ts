import type { Submission } from "#app/forms/lead-intake.ts";

export type Suspicion = "honeypot" | "too-fast" | "no-time" | "links" | "markup";

/**
 * What is known of the time between showing the form and sending it. The browser says it, so it can be forged: a
 * time never clears a text full of links, and one that no person takes counts as none.
 */
type Timing = "hasty" | "none" | "plausible";

/** A person needs longer, unless the browser fills the form in for them: a hint, never a proof. */
const fastestMs = 2000;
const slowestMs = 24 * 60 * 60 * 1000;

/**
 * From so many links on, a text looks like a robot's. One's own site and a competitor's are what a person gives:
 * without a script two always pass.
 */
const tooManyLinks: Readonly<Record<Timing, number>> = { hasty: 2, none: 3, plausible: 10 };

const reasonOf: Readonly<Record<Timing, Suspicion | null>> = {
  hasty: "too-fast",
  none: "no-time",
  plausible: null,
};

// With a scheme, with "www.", or a bare host with a path (`t.me/x`). A bare host without one is not counted: in
// hurried writing "bonjour.nous" is two words.
const link =
  /https?:\/\/(?:www\.)?[\p{L}\p{N}.-]*|(?<![\p{L}\p{N}@/.-])(?:www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)/giu;
const markup = /\[url\s*[=\]]|<a[\s>]/i;

function timingOf(elapsedMs: number | null): Timing {
  if (elapsedMs === null || elapsedMs < 0 || elapsedMs > slowestMs) return "none";
  return elapsedMs < fastestMs ? "hasty" : "plausible";
}

/**
 * Why a submission looks like a robot's; empty where it does not. The hidden field is enough by itself. A time is no
 * reason alone: it decides how much of what robots write is too much.
 */
export function suspicionsOf({ honeypot, elapsedMs, fields }: Submission): readonly Suspicion[] {
  const timing = timingOf(elapsedMs);
  const text = Object.values(fields).join("\n");
  const written: Suspicion[] = [];
  if ([...text.matchAll(link)].length >= tooManyLinks[timing]) written.push("links");
  if (timing !== "plausible" && markup.test(text)) written.push("markup");
  const reason = reasonOf[timing];
  return [
    ...(honeypot.trim() === "" ? [] : (["honeypot"] as const)),
    ...(written.length > 0 && reason !== null ? [reason] : []),
    ...written,
  ];
}
