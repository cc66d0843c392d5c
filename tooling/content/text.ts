/** What a text of `content/` may be. */
import { isService, services } from "#app/domain/services.ts";
import { entriesOf, entryPattern, isContentValue, namesIn, partPattern } from "#app/i18n/text-parts.ts";

const braced = (names: readonly string[]): string =>
  names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", ");

const unknownService = (name: string): string =>
  `“${name}:” is no service: expected one of ${services.join(", ")}`;

/** The services that parts and entries of lists name. */
const namedServices = (text: string): readonly string[] =>
  [...text.matchAll(partPattern)].flatMap(([, name = "", part = ""]) =>
    name === "list"
      ? entriesOf(part).flatMap((entry) => entryPattern.exec(entry)?.[1] ?? [])
      : [name.replace("!", "")],
  );

/**
 * What is wrong with a text; nothing if it can be shown. `given`: the slots that the page fills, each of which the text must
 * have. `values`: the names of the content's values.
 */
export function textProblems(
  text: string,
  given: readonly string[],
  values: readonly string[],
): readonly string[] {
  const names = namesIn(text);
  const slots = names.filter((name) => !isContentValue(name));
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
    ...namedServices(text)
      .filter((name) => !isService(name))
      .map(unknownService),
    ...names
      .filter((name) => isContentValue(name) && !values.includes(name))
      .map((name) => `{${name}} is no value of the content: expected one of ${braced(group(name))}`),
    ...slots
      .filter((name) => !given.includes(name))
      .map((name) => `{${name}} is not given by the page, which gives ${braced(given)}`),
    ...given
      .filter((name) => !slots.includes(name))
      .map((name) => `expected the slot {${name}}, which the page gives`),
  ];
}
