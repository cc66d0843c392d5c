import type { Submission } from "#app/forms/lead-intake.ts";

export type Suspicion = "honeypot" | "too-fast" | "no-time" | "links" | "markup";

/**
 * How long the visitor took to fill in the form. The browser sends the time, so it can be forged: a plausible time does
 * not excuse a text full of links, and an impossible one counts as none.
 */
type Timing = "tooFast" | "none" | "plausible";

/** A person needs longer, unless the browser fills in the form: a hint, not a proof. There is no longest time: tabs stay open. */
const fastestMs = 2000;

/**
 * The number of links from which a text is suspected. People name their own site and a competitor's, so two links are
 * accepted without a script.
 */
const tooManyLinks: Readonly<Record<Timing, number>> = { tooFast: 2, none: 3, plausible: 10 };

const reasonOf: Readonly<Record<Timing, Suspicion | null>> = {
  tooFast: "too-fast",
  none: "no-time",
  plausible: null,
};

// With a scheme, with "www.", or a bare host with a path (`t.me/x`). A bare host without a path is not counted: it may
// be two words with a missing space, as in "bonjour.nous".
const link =
  /https?:\/\/(?:www\.)?[\p{L}\p{N}.-]*|(?<![\p{L}\p{N}@/.-])(?:www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)/giu;
const markup = /\[url\s*[=\]]|<a[\s>]/i;

function timingOf(elapsedMs: number | null): Timing {
  if (elapsedMs === null || elapsedMs < 0) return "none";
  return elapsedMs < fastestMs ? "tooFast" : "plausible";
}

/**
 * Why a submission is suspected of spam; empty if it is not. Neither a value in the hidden field, which a program may have filled
 * in for a person, nor the time is a reason by itself. Together they are; and each decides how many links are too many,
 * and whether markup is accepted.
 */
export function suspicionsOf({ honeypot, elapsedMs, fields }: Submission): readonly Suspicion[] {
  const timing = timingOf(elapsedMs);
  const isTrapped = honeypot.trim() !== "";
  const text = Object.values(fields).join("\n");
  const written: Suspicion[] = [];
  if ([...text.matchAll(link)].length >= (isTrapped ? 1 : tooManyLinks[timing])) written.push("links");
  if ((isTrapped || timing !== "plausible") && markup.test(text)) written.push("markup");
  const reason = reasonOf[timing];
  if (written.length === 0 && (!isTrapped || reason === null)) return [];
  return [...(isTrapped ? (["honeypot"] as const) : []), ...(reason === null ? [] : [reason]), ...written];
}
