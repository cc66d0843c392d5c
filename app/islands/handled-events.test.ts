/** React hears only the events of `handled-events.ts`: a handler for another one would never be called. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handledEvents } from "./handled-events.ts";

/** The events that React needs for a handler, where they are not the one of its name. */
const neededFor: Readonly<Record<string, readonly string[]>> = {
  // Checkboxes and radio buttons, text fields, selects.
  change: ["click", "input", "change"],
  // They do not bubble: React listens on the element itself.
  close: [],
  toggle: [],
};

/** The names of the attributes of an HTML element, from after its tag's name. */
function attributesFrom(source: string): readonly string[] {
  let depth = 0;
  let own = "";
  for (const sign of source) {
    if (sign === "}") depth -= 1;
    if (depth === 0) own += sign;
    if (sign === "{") depth += 1;
    if (sign === ">" && depth === 0) break;
  }
  return [...own.matchAll(/\s([A-Za-z]+)=/g)].map(([, name = ""]) => name);
}

const handlersOf = (source: string): readonly string[] =>
  [...source.matchAll(/<[a-z]\w*(?=\s)/g)]
    .flatMap(({ index, 0: tag }) => attributesFrom(source.slice(index + tag.length)))
    .filter((name) => /^on[A-Z]/.test(name));

test("handlers of elements are found, and not those of components", () => {
  const source = `<Row onToggle={go}><li aria-label={t("row")} onWheel={({ y }) => y > 2} title="a" onDrop={x}>b</li></Row>`;
  expect(handlersOf(source)).toEqual(["onWheel", "onDrop"]);
});

test("React listens to every event that a component handles, and to no other", () => {
  const handlers = globSync("app/**/*.tsx").flatMap((file) => handlersOf(readFileSync(file, "utf8")));
  const events = handlers.map((name) => name.slice(2).toLowerCase());
  const needed = events.flatMap((event) => neededFor[event] ?? [event]);
  expect(needed.length).toBeGreaterThan(10);
  expect([...handledEvents].toSorted()).toEqual([...new Set(needed)].toSorted());
});
