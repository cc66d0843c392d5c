/** Writes the compressed forms of the files that the host serves beside them. */
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesBelow } from "./files.ts";

/** Pictures, fonts and videos are compressed already. */
const compressible = /\.(html|css|js|svg|json|txt|xml|vcf|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file below a folder. */
export function compressFiles(client: string): void {
  for (const file of filesBelow(client, compressible)) {
    const bytes = readFileSync(file);
    // At its highest quality, which is the default of both but gzip.
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
