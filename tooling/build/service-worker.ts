import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

/** Replaces `BUILD_VERSION` in `sw.js` by a hash of all pages. */
export function setWorkerVersion(client: string): void {
  const hash = createHash("sha256");
  for (const page of filesBelow(client, /\.html$/)) hash.update(readFileSync(page));
  const file = join(client, "sw.js");
  writeFileSync(file, readFileSync(file, "utf8").replace("BUILD_VERSION", hash.digest("hex").slice(0, 10)));
}
