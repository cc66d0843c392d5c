/** Checks the files of `content/` and writes the modules that the program imports, into `.content/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { locales } from "#app/domain/languages.ts";
import { slots } from "#app/i18n/slots.ts";
import type { Problem } from "./problem.ts";
import { readWords, wordsModule } from "./words.ts";

const header = "// Written by `npm run content` from the files of content/. Changes belong there.\n\n";

/** Leaves a module that has not changed as it is, so that the development server does not load it again. */
function writeModule(root: string, name: string, code: string): void {
  const file = join(root, ".content", name);
  const text = header + code;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns what is wrong with the content. Writes nothing in that case. */
export async function writeContent(root: string): Promise<readonly Problem[]> {
  const { contentValueNames } = await import("#app/i18n/content-values.ts");
  const { words, problems } = readWords(root, locales, { slots, values: contentValueNames });
  if (problems.length > 0) return problems;
  writeModule(root, "words.ts", wordsModule(words));
  return [];
}
