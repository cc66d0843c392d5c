import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const note = "Written by `npm run content` from the files of content/. Changes belong there.";

/** Writes a module below `.content/`. Leaves one that has not changed as it is, so that the development server does not load it again. */
export function writeModule(root: string, name: string, code: string): void {
  const file = join(root, ".content", name);
  const header = name.endsWith(".css") ? `/* ${note} */` : `// ${note}`;
  const text = `${header}\n\n${code}`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // The development server may load it at this moment, and would find half of it.
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
