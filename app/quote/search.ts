import { availableOptions, type OptionKey } from "#app/domain/catalogue.ts";
import { unaccented } from "#app/domain/text.ts";
import type { CatalogueView } from "./catalogue-view.ts";

/**
 * The options that have every word of a search, in catalogue order: in their name or search words, else in their description
 * or category, else with one wrong letter in each word. Null for a search without letters or digits.
 */
export function findOptions(view: CatalogueView, search: string): readonly OptionKey[] | null {
  const entered = wordsOf(search);
  if (entered.length === 0) return null;
  const ignored = wordsOf(view.ignoredWords);
  const meaningful = entered.filter((word) => !ignored.includes(word));
  const wanted = (meaningful.length > 0 ? meaningful : entered).map(formsOf);

  const having = (part: "named" | "all", matches: (word: string, entered: string) => boolean) =>
    textsOf(view)
      .filter((text) =>
        wanted.every((forms) => text[part].some((word) => forms.some((form) => matches(word, form)))),
      )
      .map(({ key }) => key);

  const attempts = [
    () => having("named", begins),
    () => having("all", begins),
    () => having("named", startsAlmostWith),
    () => having("all", startsAlmostWith),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

type OptionText = {
  readonly key: OptionKey;
  readonly named: readonly string[];
  readonly all: readonly string[];
};

const texts = new WeakMap<CatalogueView, readonly OptionText[]>();

/** Cached, because every letter that is entered is another search. */
function textsOf(view: CatalogueView): readonly OptionText[] {
  const made =
    texts.get(view) ??
    availableOptions(view).map((key) => {
      const { name, searchWords, description, category } = view.options[key];
      const named = indexOf(`${name} ${searchWords}`);
      return { key, named, all: [...named, ...indexOf(`${description} ${view.categories[category]}`)] };
    });
  texts.set(view, made);
  return made;
}

/** The words of a text: letters and digits only, without accents and case. */
function wordsOf(text: string): readonly string[] {
  return unaccented(text)
    .replace("œ", "oe")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words that find a text. A word with hyphens is also one without: visitors type both `e-mail` and `email`. */
function indexOf(text: string): readonly string[] {
  const words = [...wordsOf(text), ...wordsOf(text.replace(/\p{Pd}/gu, ""))];
  return [...new Set(words.flatMap(formsOf))];
}

const formsOf = (word: string): readonly string[] => [word, singular(word)];

/** One form for the singular and the plural of both languages. It need not be a word. */
function singular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?<!e)aux$/, "al")
    .replace(/(?:s|(?<=[aeo]u)x)$/, "")
    .replace(/(?:ie|y)$/, "i");
}

function begins(word: string, entered: string): boolean {
  return word.startsWith(entered);
}

/** Shorter words are too much like others. */
const shortestForgiven = 4;
/** From this length on, an unfinished word is forgiven too. */
const shortestUnfinished = 6;

/** Whether `word` begins with what was entered if one letter of it is left out, added, replaced or exchanged with the next. */
function startsAlmostWith(word: string, entered: string): boolean {
  if (begins(word, entered)) return true;
  if (entered.length < shortestForgiven) return false;
  let same = 0;
  while (entered[same] === word[same]) same += 1;
  const restOfEntered = entered.slice(same);
  const restOfWord = word.slice(same);
  const agrees = (enteredRest: string, wordRest: string) =>
    entered.length < shortestUnfinished ? enteredRest === wordRest : wordRest.startsWith(enteredRest);
  return (
    agrees(restOfEntered.slice(1), restOfWord) ||
    agrees(restOfEntered, restOfWord.slice(1)) ||
    agrees(restOfEntered.slice(1), restOfWord.slice(1)) ||
    (restOfEntered[0] === restOfWord[1] &&
      restOfEntered[1] === restOfWord[0] &&
      agrees(restOfEntered.slice(2), restOfWord.slice(2)))
  );
}
