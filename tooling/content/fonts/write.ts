/**
 * The agency's fonts, `content/fonts`: checks them, and writes what pages and documents have of them into `.content/fonts`. Only when
 * a file, its entry in `content/brand.yaml` or this program has changed, because cutting a font takes a second.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem.ts";
import { writeModule } from "../write-module.ts";
import { fontFilesOf, fontFolder } from "./folder.ts";
import { charactersOf, lettersOf } from "./letters.ts";
import type { Fonts, Report } from "./make.ts";

const hashOf = (path: string): string =>
  existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";

/** Checks the fonts, and writes what is made of them. */
export async function writeFonts(root: string, fonts: Fonts, report: Report): Promise<readonly Problem[]> {
  const characters = charactersOf(root);
  const folder = join(root, ".content");
  const stamp = join(folder, "fonts.json");
  const program = globSync("*.{ts,json}", { cwd: import.meta.dirname }).sort();
  const from = JSON.stringify({
    fonts,
    files: fontFilesOf(fonts).map((file) => hashOf(join(root, fontFolder, file))),
    program: program.map((file) => hashOf(join(import.meta.dirname, file))),
    letters: [lettersOf("titles", characters), lettersOf("texts", characters)],
  });
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === from) return [];
  const { makeFonts } = await import("./make.ts");
  const result = await makeFonts(root, fonts, characters, report);
  if ("problems" in result) return result.problems;
  rmSync(stamp, { force: true });
  rmSync(join(folder, "fonts"), { recursive: true, force: true });
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const [name, content] of result.made)
    if (typeof content === "string") writeModule(root, name, content);
    else writeFileSync(join(folder, name), content);
  writeFileSync(stamp, from);
  return [];
}
