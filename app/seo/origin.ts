import { identity } from "#content/identity.ts";

/** The public origin, written into every page when it is built. */
const origin: string = (import.meta.env.SITE_URL as string | undefined) ?? identity.origin;

/** The absolute address of a path of this site. */
export function absolute(path: string): string {
  return `${origin}${path}`;
}
