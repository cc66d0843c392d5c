/** Checks the files of `content/` and writes the modules that the program imports, into `.content/`. */
import { locales } from "#app/domain/languages.ts";
import { slots } from "#app/i18n/slots.generated.ts";
import { captionProblems } from "./captions.ts";
import {
  brandOf,
  brandSourceOf,
  crossProblems,
  dataModules,
  iconColours,
  readData,
  textProblemsOf,
} from "./data.ts";
import { drawingsModule } from "./drawings.ts";
import { writeFonts } from "./fonts/write.ts";
import { writeIcons } from "./icons.ts";
import { logoModule, readLogo, readMark } from "./logo.ts";
import type { Problem } from "./problem.ts";
import { problemAt } from "./source.ts";
import { readWords, wordsModule } from "./words.ts";
import { writeModule } from "./write-module.ts";

/** Returns what is wrong with the content: nothing if all modules are written. */
export async function writeContent(root: string): Promise<readonly Problem[]> {
  const data = readData(root);
  const { logo, problems: logoProblems } = readLogo(root);
  const fileProblems =
    data.problems.length > 0 ? data.problems : [...crossProblems(data), ...captionProblems(root, data)];
  if (fileProblems.length > 0 || logo === null) return [...fileProblems, ...logoProblems];
  const fontProblems = await writeFonts(root, brandOf(data).fonts, (path, message) =>
    problemAt(brandSourceOf(data), ["fonts", ...path], message),
  );
  if (fontProblems.length > 0) return fontProblems;
  const { logo: mark, problems: markProblems } = await readMark(root, logo, brandOf(data));
  if (mark === null) return markProblems;
  for (const [name, code] of dataModules(data)) writeModule(root, name, code);
  writeModule(root, "logo.ts", logoModule(logo, mark));
  writeModule(root, "portraits.ts", drawingsModule(data));
  await writeIcons(root, mark, iconColours(data));
  // The values and links that texts may name are computed from the modules that have just been written.
  const { contentValueNames: values } = await import("#app/i18n/content-values.ts");
  const { linkTargets } = await import("#app/articles/prose.ts");
  const { words, problems } = readWords(root, locales, { slots, values });
  const allTextProblems = [...textProblemsOf(data, values, linkTargets), ...problems];
  if (allTextProblems.length > 0) return allTextProblems;
  writeModule(root, "words.ts", wordsModule(words));
  return [];
}
