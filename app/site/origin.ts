import { siteUrl } from "./build-settings.ts";

/** The absolute address of a path of this site. */
export function absolute(path: string): string {
  return `${siteUrl}${path}`;
}
