/**
 * `npm run add-language xx-xx`: gives every text of `content/` the new language, with the French text in it, to be translated in
 * place. `docs/development.md#a-third-language` has the other steps.
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";

const from = "fr-fr";

/** Adds the language to each text of a file. Returns null if it has none, or has the language already. */
function withLanguage(text: string, locale: string): string | null {
  const document = parseDocument(text);
  let added = false;
  visit(document, {
    Map(_key, map) {
      const french = map.get(from, true);
      if (french === undefined || map.has(locale)) return;
      const copy = document.createPair(locale, null);
      copy.value = french.clone() as typeof copy.value;
      map.items.push(copy as (typeof map.items)[number]);
      added = true;
      // What is in the French text has no languages of its own.
      return visit.SKIP;
    },
  });
  return added ? document.toString({ lineWidth: 0 }) : null;
}

/** Adds the language to the content of a project. Returns the files that have changed, relative to `root`. */
export function addLanguage(root: string, locale: string): readonly string[] {
  const words = join(root, "content/words");
  if (!existsSync(join(words, locale))) cpSync(join(words, from), join(words, locale), { recursive: true });
  const files = globSync("content/**/*.yaml", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("content/words/"));
  const changed = files.filter((file) => {
    const text = withLanguage(readFileSync(join(root, file), "utf8"), locale);
    if (text !== null) writeFileSync(join(root, file), text);
    return text !== null;
  });
  return [`content/words/${locale}`, ...changed.sort()];
}

if (import.meta.main) {
  const [locale = ""] = process.argv.slice(2);
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale)) {
    process.stderr.write(
      "npm run add-language xx-xx: expected a language as in addresses, for example es-es\n",
    );
    process.exit(1);
  }
  const changed = addLanguage(join(import.meta.dirname, "../.."), locale);
  process.stdout.write(`The French texts stand in ${locale} too, to be translated:\n${changed.join("\n")}\n`);
}
