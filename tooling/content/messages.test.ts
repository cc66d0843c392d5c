import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explain } from "./messages.ts";

const root = join(import.meta.dirname, "../..");

test("whatever a schema or the editor expects has French words", () => {
  const sources = globSync(
    ["app/content/schemas/*.ts", "editor/fields/checks.ts", "editor/first-run/answers.ts"],
    {
      cwd: root,
    },
  ).map((file) => readFileSync(join(root, file), "utf8"));
  const messages = sources.flatMap((source) =>
    [...source.matchAll(/"(expected [^"]+)"/g)].map(([, message = ""]) => message),
  );
  expect(messages.length).toBeGreaterThan(30);
  const untranslated = new Set(messages.filter((message) => /^Attendu : /.test(explain(message, "fr-fr"))));
  expect([...untranslated]).toEqual([]);
});

test("a SIRET with a wrong digit is refused in words of the owner", () => {
  const message = "expected the 14 digits of a SIRET: one of these is wrong";
  expect(explain(message, "fr-fr")).toBe(
    "Ce n’est pas un numéro SIRET : l’un des 14 chiffres est faux ou manque.",
  );
  expect(explain(message, "en-en")).toBe("This is no SIRET number: one of its 14 digits is wrong.");
});

test("a colour that is hard to read names the nearest that can be read", () => {
  const message = "expected a contrast of 7:1 on canvas and raised, found 2.05:1: the nearest is #41517a";
  expect(explain(message, "fr-fr")).toBe(
    "Cette couleur se lit mal (il faut un contraste de 7:1). La plus proche qui convient : #41517a.",
  );
});
