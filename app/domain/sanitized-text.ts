/**
 * Sanitizes entered text for mails, documents and commands. Forms sanitize their input too, but earlier versions of a form
 * may have stored other text.
 */
import { controls, withoutInvisible } from "./text.ts";

// Zero-width joiners are meaningful only between caseless letters (Arabic, Indic scripts), marks and emoji.
const joiners =
  /(?<=[\p{Lo}\p{M}\p{ExtPict}\p{Emoji_Modifier}])([\u200C\u200D])[\u200C\u200D]*(?=[\p{Lo}\p{M}\p{ExtPict}])|[\u200C\u200D]+/gu;

// No language has more marks on one letter; more of them would cover the lines above.
const excessMarks = /(\p{M}{4})\p{M}+/gu;

function visible(text: string): string {
  return withoutInvisible(text.toWellFormed()).replace(joiners, "$1").replace(excessMarks, "$1");
}

type Spaces = {
  /** True: single no-break spaces stay what they are, for a text whose lines are broken here. */
  readonly keepFixed?: boolean;
};

const fixedSpace = /^[\u00A0\u202F]$/;

/** As one line: spaces, line breaks and control characters are collapsed to single spaces. */
export function sanitizedLine(text: string, { keepFixed = false }: Spaces = {}): string {
  return visible(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, (run) => (keepFixed && fixedSpace.test(run) ? run : " "))
    .trim();
}

/** As several lines, separated by `\n`, with plain spaces only. */
export function sanitizedText(text: string, { keepFixed = false }: Spaces = {}): string {
  return visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\n]+/g, (line) =>
      line
        .replace(controls, " ")
        .replace(/\p{Zs}/gu, (space) => (keepFixed && fixedSpace.test(space) ? space : " ")),
    )
    .trim();
}

const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** At most `longest` UTF-16 units, as forms count them; longer text is cut between graphemes and ends in an ellipsis. */
export function truncated(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let cut = "";
  for (const { segment } of graphemes.segment(text)) {
    if (cut.length + segment.length > longest - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

// The separators of addresses, in all Unicode forms that browsers and mail clients accept.
const dot = "[.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61]";
const colon = "[:\\uFE13\\uFE55\\uFF1A]";
const at = "[@\\uFE6B\\uFF20]";
const slash = "[/\\\\\\uFE68\\uFF0F\\uFF3C]";
const slashes = new RegExp(`${slash}{2}`);
const separator = `${colon}?${slash}{2,}|${dot}+|${at}`;

/** The dot between two initials: no host name ends in a label of one letter. */
const initial = "(?<=(?<![\\p{L}\\p{M}\\p{N}_-])[\\p{Lu}\\p{Ll}])\\.(?=-?[\\p{Lu}\\p{Ll}](?:[.,;)[]|$))";

/** What no address has: dots one after the other, a dot before a capital letter, a colon without slashes. */
const inSentence = `${dot}{2,}|(?<=[\\p{L}\\p{M}])${dot}(?=\\p{Lu})|${colon}`;

// The slashes of a network share begin a word; of other separators one at its beginning joins nothing.
const bracketed = new RegExp(
  `(\\[(?:${separator})\\]|${initial})|((?<!^)(?!${colon}${slash}{2})(?:${inSentence}))|(?<!^)(?:${separator})|^${slash}{2,}`,
  "gu",
);
const spaced = new RegExp(`(${initial})|((?<!^)(?:${dot}+|${colon}|${at})|${slash}(?=${slash}))`, "gu");

/** An amount, a date, a time or a telephone number. With three dots it could be an IPv4 address. */
const isNumeric = (word: string): boolean =>
  /^0\d(?:\.\d\d){4}$/.test(word) || (/^[\d.,:/()€$£%+-]+$/.test(word) && !/\..*\..*\.|\/\//.test(word));

/**
 * Keeps mail clients and PDF viewers from making links of entered text. `brackets`: around what separates the parts of an
 * address (`https[://]exemple[.]com`), with a space where a sentence lacks one (`Merci.Jo`). `spaces`: after each of them,
 * for names in a document (`Rhum. example`). Initials and figures stay unchanged. The reasons:
 * `docs/decisions/013-entered-text.md`.
 */
export function withoutLinks(text: string, separation: "brackets" | "spaces" = "brackets"): string {
  return text.replace(/\S+/g, (word) =>
    isNumeric(word)
      ? word
      : word.replace(
          separation === "brackets" ? bracketed : spaced,
          (found: string, unchanged: string | undefined, before: string | undefined, position: number) => {
            if (unchanged !== undefined) return found;
            // At its end a separator is punctuation; not so slashes.
            const isLast = position + found.length === word.length;
            if (isLast && !slashes.test(found)) return found;
            return before === undefined ? `[${found}]` : `${found} `;
          },
        ),
  );
}
