import { createHmac } from "node:crypto";

/**
 * What the second post of a step that cannot be undone has: only the answer to the first one names it, so a robot that posts each form
 * of a page once changes nothing. It follows from the link's secret and from what the step is about: nothing is stored, and every
 * server knows it.
 */
export const stepKey = (token: string, ...step: readonly string[]): string =>
  createHmac("sha256", token).update(JSON.stringify(step)).digest("base64url");
