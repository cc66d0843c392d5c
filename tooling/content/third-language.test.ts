/** A third language over all content, in a copy of the project: its row, its tags, and texts that are derived from the French ones. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "#testing/rehearsal/copy.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { addLanguage } from "./add-language.ts";

const locale = "es-es";

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, `${file} has changed`).not.toBe(before);
  writeFileSync(path, after);
}

/** What `npm run content` says. */
function checkContent(root: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, "tooling/content/main.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout + stderr;
}

// Of its words, words.test.ts checks the same in every run.
test.skipIf(process.env.TEST_RUN === "quick")(
  "a third language is its row, its tags and its texts: what is missing is named, and pages get the rest",
  async () => {
    const root = join(temporaryDirectory(), "project");
    copyProject(root, { media: false });
    edit(root, "app/domain/languages.ts", (text) => text.replace('"en-en"]', `"en-en", "${locale}"]`));
    edit(root, "app/i18n/locales.ts", (text) =>
      text.replace(/"en-en": "(en|en-GB|en_EN)" \}/g, `"en-en": "$1", "${locale}": "es" }`),
    );

    // Without texts, each file says what it lacks.
    const missing = checkContent(root);
    for (const file of ["faq/showcase", "articles/terms", "services", "place", "catalogue/packs", "team"])
      expect(missing).toMatch(
        new RegExp(`^content/${file}\\.yaml:\\d+: .*${locale}: expected this field$`, "m"),
      );

    const changed = addLanguage(root, locale);
    expect(changed).toContain("content/faq/booking.yaml");
    expect(addLanguage(root, locale)).toEqual([`content/words/${locale}`]);
    for (const file of globSync(`content/words/${locale}/*.yaml`, { cwd: root }))
      edit(root, file, (text) => text.replace(/^([\w.-]+): "/gm, '$1: "es '));
    const texts = changed.filter((path) => /content\/(?:articles|faq|services|shared-texts)/.test(path));
    for (const file of texts)
      edit(root, file, (text) => text.replace(new RegExp(`^( *(?:- )?${locale}: ")(.)`, "gm"), "$1es $2"));
    expect(checkContent(root)).toBe("");

    const read =
      "const { words } = await import('#content/words.ts'); const { generalTerms } = await import('#app/articles/articles.ts'); const { showcaseFaq } = await import('#app/content/faq.ts'); console.log(JSON.stringify([words['es-es']['contact.form.submit'], generalTerms['es-es'].sections.length, generalTerms['es-es'].title, showcaseFaq['es-es'].map(({ answer }) => answer)]))";
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", read], {
      cwd: root,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const [word, sections, title, answers]: [string, number, string, readonly string[]] = JSON.parse(stdout);
    expect(word).toMatch(/^es /);
    expect(title).toMatch(/^es /);
    expect(sections).toBeGreaterThan(5);
    for (const answer of answers) expect(answer).toMatch(/^es [^{}[\]]+$/);

    edit(root, "content/services.yaml", (text) => text.replace(new RegExp(`^ *${locale}: .*\\n`, "m"), ""));
    expect(checkContent(root)).toMatch(
      new RegExp(`^content/services\\.yaml:\\d+: services\\.0\\.name\\.${locale}: expected this field\\n$`),
    );
  },
);
