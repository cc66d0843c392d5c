/** What a text of `content/` may be. */

import { partPattern } from "#app/i18n/part-pattern.ts";
import {
  conditions,
  entriesOf,
  entryPattern,
  isContentValue,
  linkPattern,
  namesIn,
} from "#app/i18n/text-parts.ts";

const braced = (names: readonly string[]): string =>
  names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", ");

const unknownCondition = (name: string, given: readonly string[]): string =>
  `“${name}:” is no service: expected one of ${[...conditions, ...given].join(", ")}`;

/** The conditions that parts and entries of lists name. */
const namedConditions = (text: string): readonly string[] =>
  [...text.matchAll(partPattern)].flatMap(([, name = "", part = ""]) =>
    name === "list"
      ? entriesOf(part).flatMap((entry) => entryPattern.exec(entry)?.[1] ?? [])
      : [name.replace("!", "")],
  );

/** The slots of a text, sorted: what its braces name, and what else its parts depend on. */
export const slotsIn = (text: string): readonly string[] =>
  [
    ...new Set([
      ...namesIn(text).filter((name) => !isContentValue(name)),
      ...namedConditions(text).filter((name) => !conditions.includes(name)),
    ]),
  ].sort();

/**
 * What is wrong with a text; nothing if it can be shown. `given`: the slots that the page fills, each of which the text must
 * have, or a part that depends on it. `values`: the names of the content's values.
 */
export function textProblems(
  text: string,
  given: readonly string[],
  values: readonly string[],
): readonly string[] {
  const names = namesIn(text);
  const slots = names.filter((name) => !isContentValue(name));
  const named = namedConditions(text);
  const rest = text.replace(partPattern, "$2").replace(/\{\w+(?:\.\w+)*\}/g, "");
  const group = (name: string) => {
    const prefix = name.slice(0, name.lastIndexOf(".") + 1);
    const known = values.filter((value) => value.startsWith(prefix));
    return known.length > 0 ? known : [...new Set(values.map((value) => `${value.split(".")[0]}.…`))];
  };
  return [
    ...(text.trim() === "" ? ["expected a text, found an empty one"] : []),
    ...(text.split("*").length % 2 === 0 ? ["expected a second * after the first: *highlighted words*"] : []),
    ...(/[[\]{}]/.test(rest)
      ? ["expected braces and brackets as in {slot}, [service:text], [list: one | two]"]
      : []),
    ...named
      .filter((name) => ![...conditions, ...given].includes(name))
      .map((name) => unknownCondition(name, given)),
    ...names
      .filter((name) => isContentValue(name) && !values.includes(name))
      .map((name) => `{${name}} is no value of the content: expected one of ${braced(group(name))}`),
    ...slots
      .filter((name) => !given.includes(name))
      .map((name) => `{${name}} is not given by the page, which gives ${braced(given)}`),
    ...given
      .filter((name) => ![...slots, ...named].includes(name))
      .map((name) => `expected the slot {${name}}, which the page gives`),
  ];
}

/** The same for a text with links. `targets`: the names that a link may have in its parentheses, instead of an address. */
export function linkedTextProblems(
  text: string,
  values: readonly string[],
  targets: readonly string[],
): readonly string[] {
  const unknown = [...text.matchAll(linkPattern)]
    .map(([, , target = ""]) => target)
    .filter((target) => !targets.includes(target) && !/^https:\/\/[^\s/]+/.test(target));
  return [
    ...textProblems(text.replace(linkPattern, "$1"), [], values),
    ...unknown.map(
      (target) => `(${target}) leads nowhere: expected https://… or one of ${targets.join(", ")}`,
    ),
  ];
}
