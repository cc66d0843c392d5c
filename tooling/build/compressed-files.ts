/** Compresses the built text files; the server sends these `.br` and `.gz`. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress as brotli, gzip } from "node:zlib";
import { openBuildCache } from "./build-cache.ts";
import { filesBelow } from "./files.ts";

const [brotliCompress, gzipCompress] = [promisify(brotli), promisify(gzip)];

/** Pictures, fonts and videos are already compressed. */
const compressible = /\.(html|css|js|svg|json|txt|xml|vcf|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file below a folder. `cache`: where they are kept for the next build. */
export async function compressFiles(builtFolder: string, cache: string): Promise<void> {
  const kept = openBuildCache(cache);
  await Promise.all(
    filesBelow(builtFolder, compressible).map(async (file) => {
      const bytes = await readFile(file);
      // With the default quality of Brotli, which is its best.
      await writeFile(`${file}.br`, await kept.get(bytes, "br", () => brotliCompress(bytes)));
      await writeFile(`${file}.gz`, await kept.get(bytes, "gz", () => gzipCompress(bytes, { level: 9 })));
    }),
  );
  await kept.end();
}
