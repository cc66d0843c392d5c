import { unaccented } from "./text.ts";

/** A name as the end of an address, and of a file: lower case with hyphens, and no longer than a file may be called. */
export const slugOf = (name: string): string =>
  unaccented(name)
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "");
