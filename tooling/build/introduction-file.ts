/**
 * Moves the introduction of each built page into a separate file, which the script that opens it fetches. So the page's
 * first packets contain only what visitors see first.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files.ts";
import { elementEnd } from "./html.ts";

/** Rewrites every page below a folder. */
export function moveIntroductions(client: string): void {
  for (const file of filesBelow(client, /\.html$/)) {
    const html = readFileSync(file, "utf8");
    const start = html.search(/<div [^>]*data-introduction/);
    if (start < 0) continue;
    const end = elementEnd(html, start, "div");
    const dialog = html.slice(start, end);
    const address = `/assets/introduction-${createHash("sha256").update(dialog).digest("base64url").slice(0, 8)}.html`;
    writeFileSync(join(client, address), `<!doctype html><meta charset="utf-8">${dialog}`);
    writeFileSync(
      file,
      `${html.slice(0, start)}<template data-introduction="${address}"></template>${html.slice(end)}`,
    );
  }
}
