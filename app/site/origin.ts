import { siteUrl } from "./build-settings.ts";

export function absolute(path: string): string {
  return `${siteUrl}${path}`;
}
