import { siteUrl } from "./build-settings.ts";

export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}
