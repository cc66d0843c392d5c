import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Interface } from "node:readline/promises";
import { expect, test, vi } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { completeAnswers, readAnswers } from "./answers.ts";
import { askFor, askLanguage, confirm, keptAnswersIn } from "./ask.ts";
import { questions } from "./questions.ts";
import { frenchQuestions, languageOf } from "./words.ts";
import { readKnown } from "./write.ts";

const project = join(import.meta.dirname, "../..");
const now = readKnown(project);
const all = completeAnswers(readAnswers(join(project, "testing/rehearsal/answers.yaml"), []), now);

/** Without these, which are asked. */
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
/** Every other open question is answered too. */
const stated = (...names: readonly string[]) => ({
  ...Object.fromEntries(questions.filter(({ open }) => open).map(({ name }) => [name, "?"])),
  ...without(...names),
});

/** A person who types these lines. */
function typing(lines: readonly string[]) {
  const asked: string[] = [];
  const waiting = [...lines];
  const question = async (text: string) => {
    asked.push(text);
    const line = waiting.shift();
    if (line === undefined) throw new Error(`Nobody answers ${text}`);
    return line;
  };
  return { asked, terminal: { question } as unknown as Interface };
}

function quiet(): string[] {
  const said: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  return said;
}

test("a wrong answer is asked again with its reason, and < goes back to the question before", async () => {
  const said = quiet();
  const draft = keptAnswersIn(temporaryDirectory());
  const { terminal } = typing([
    "05 90 1",
    "+590 590 00 00 00",
    "bonjour",
    "<",
    "+590 590 11 11 11",
    "a@b.fr",
  ]);
  const answers = await askFor(terminal, stated("phone", "email"), { now, draft, language: "en" });
  expect(answers).toMatchObject({ phone: "+590 590 11 11 11", email: "a@b.fr" });
  expect(said.join("")).toContain("expected + and the country's code");
  expect(said.join("")).toContain("expected an e-mail address");
});

test("what was answered is offered again after a run that wrote nothing", async () => {
  quiet();
  const draft = keptAnswersIn(temporaryDirectory());
  const first = typing(["Vent-Debout"]);
  await expect(
    askFor(first.terminal, stated("name", "email"), { now, draft, language: "en" }),
  ).rejects.toThrow("Nobody answers");
  const second = typing(["", "a@b.fr"]);
  const answers = await askFor(second.terminal, stated("name", "email"), { now, draft, language: "en" });
  expect(second.asked[0]).toContain("[Vent-Debout]");
  expect(answers).toMatchObject({ name: "Vent-Debout", email: "a@b.fr" });
});

test("an address without https:// is completed, digits are set in groups, and a country tells its time zone", async () => {
  quiet();
  const draft = keptAnswersIn(temporaryDirectory());
  const { terminal, asked } = typing(["vent-debout.fr/", "", "73282932000074"]);
  const { siret: _, ...others } = stated("origin", "timeZone");
  const answers = await askFor(terminal, others, { now, draft, language: "en" });
  expect(answers).toMatchObject({ origin: "https://vent-debout.fr", siret: "732 829 320 00074" });
  expect(asked[1]).toContain("[America/Guadeloupe]");
});

test("at the end an answer can be changed by its name, and a slip of the finger loses nothing", async () => {
  quiet();
  const draft = keptAnswersIn(temporaryDirectory());
  const { terminal } = typing(["ouais", "email", "new@b.fr", ""]);
  const shown: unknown[] = [];
  const given = await confirm(terminal, all, {
    now,
    draft,
    language: "en",
    show: ({ email }) => shown.push(email),
  });
  expect(given).toMatchObject({ email: "new@b.fr" });
  expect(shown).toEqual([all.email, "new@b.fr"]);
  expect(draft.answers()).toMatchObject({ email: "new@b.fr" });
  const refusing = typing(["no"]);
  expect(await confirm(refusing.terminal, all, { now, draft, language: "en", show: () => undefined })).toBe(
    null,
  );
});

test("a file that is no logo is refused before anything is written", async () => {
  const said = quiet();
  const folder = temporaryDirectory();
  const draft = keptAnswersIn(folder);
  const [none, photo, logo] = ["none.svg", "photo.svg", "logo.svg"].map((name) => join(folder, name));
  writeFileSync(photo ?? "", '<svg viewBox="0 0 32 32"><image href="a.png"/></svg>');
  writeFileSync(logo ?? "", '<svg viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>');
  const { terminal } = typing([none ?? "", photo ?? "", logo ?? ""]);
  const answers = await askFor(
    terminal,
    Object.fromEntries(Object.entries(stated()).filter(([name]) => name !== "logo")),
    { now, draft, language: "en" },
  );
  expect(answers.logo).toBe(logo);
  expect(said.join("")).toMatch(/there is no such file[\s\S]*expected paths only, found <image>/);
});

test("questions and what is wrong are in French for whoever chooses it; answers have the same names", async () => {
  const said = quiet();
  const draft = keptAnswersIn(temporaryDirectory());
  const { asked, terminal } = typing(["de", "FR", "bonjour", "a@b.fr", "18 00", "07:00", "18:00"]);
  const language = await askLanguage(terminal, languageOf("C.UTF-8"));
  expect(language).toBe("fr");
  const answers = await askFor(terminal, stated("email", "closes"), { now, draft, language });
  expect(answers).toMatchObject({ email: "a@b.fr", closes: "18:00" });
  expect(asked.join("")).toContain("E-mail pour tous");
  expect(said.join("")).toMatch(
    /2 questions\. Entrée garde[\s\S]*Il faut une adresse e-mail\.[\s\S]*Il faut une heure après 08:00\./,
  );
  expect(said.join("")).not.toContain("expected");
});

test("the terminal's language is offered, and every question has French words", () => {
  expect([languageOf("fr_FR.UTF-8"), languageOf("en_GB"), languageOf(undefined)]).toEqual(["fr", "en", "en"]);
  expect(Object.keys(frenchQuestions).toSorted()).toEqual(questions.map(({ name }) => name).toSorted());
});
