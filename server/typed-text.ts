/**
 * What somebody typed, as others are shown it: in mails, documents and commands. Forms clean what they accept; this is
 * for whatever is stored, whichever version of a form let it in.
 */
import { controls, withoutInvisible } from "#app/domain/text.ts";

// A joiner means something between letters without case (Arabic, Indic scripts), marks and emoji, and nowhere else.
const joiners =
  /(?<=[\p{Lo}\p{M}\p{ExtPict}\p{Emoji_Modifier}])([\u200C\u200D])[\u200C\u200D]*(?=[\p{Lo}\p{M}\p{ExtPict}])|[\u200C\u200D]+/gu;

// No language stacks more on one letter; a tower of them covers the lines above.
const towers = /(\p{M}{4})\p{M}+/gu;

function visible(text: string): string {
  return withoutInvisible(text.toWellFormed()).replace(joiners, "$1").replace(towers, "$1");
}

/** One line: every run of spaces, breaks and control characters is one plain space. */
export function typedLine(text: string): string {
  return visible(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
}

/** Several lines, which end in `\n`; each space a plain one. */
export function typedLines(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\n]+/g, (line) => line.replace(controls, " ").replace(/\p{Zs}/gu, " "))
    .trim();
}

const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** At most `longest` UTF-16 units, as forms count them; what is longer ends in an ellipsis, between two characters. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let cut = "";
  for (const { segment } of graphemes.segment(text)) {
    if (cut.length + segment.length > longest - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

// The separators of addresses, in every form that a browser or a mail client reads as one.
const dot = ".\\u2024\\u3002\\uFE52\\uFF0E\\uFF61";
const colonOrAt = ":\\uFE13\\uFE55\\uFF1A@\\uFE6B\\uFF20";
const slash = "/\\\\\\uFE68\\uFF0F\\uFF3C";

/** The dot between two initials: no name of a host ends in a label of one letter. */
const initial = "(?<=(?<![\\p{L}\\p{M}\\p{N}_-])[\\p{Lu}\\p{Ll}])\\.(?=-?[\\p{Lu}\\p{Ll}](?:[.,;)]|$))";

const joined = new RegExp(`(${initial})|(?<!^)(?:[${dot}]+|[${colonOrAt}])|[${slash}](?=[${slash}])`, "gu");

/** An amount, a date, a time, a telephone number; three dots are the address of a computer, four a French number. */
const isFigures = (word: string): boolean =>
  /^0\d(?:\.\d\d){4}$/.test(word) || (/^[\d.,:/()€$£%+-]+$/.test(word) && !/\..*\..*\.|\/\//.test(word));

/**
 * A text in which nothing can become a link. Mail clients and PDF viewers make links of what looks like an address; all
 * of them end a word at a plain space, so there is one after each dot, colon and at-sign between two other characters,
 * and between two slashes. Initials and figures stay as they are. Decision 013 says why.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) =>
    isFigures(word)
      ? word
      : word.replace(joined, (found: string, kept: string | undefined, at: number) =>
          kept !== undefined || at + found.length === word.length ? found : `${found} `,
        ),
  );
}
