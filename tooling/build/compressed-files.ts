/** Compresses the built text files; the server sends these `.br` and `.gz`. */
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesBelow } from "./files.ts";

/** Pictures, fonts and videos are already compressed. */
const compressible = /\.(html|css|js|svg|json|txt|xml|vcf|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file below a folder. */
export function compressFiles(client: string): void {
  for (const file of filesBelow(client, compressible)) {
    const bytes = readFileSync(file);
    // With the default quality, which is the best for Brotli.
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
