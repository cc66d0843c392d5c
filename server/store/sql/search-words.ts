/**
 * The words by which requests are found: a table that both engines search by the beginning of a word. No visitor waits for it: a
 * search adds the words of a few new requests, and the server those of many, after an upgrade, in the background.
 */
import { isObject } from "../records/record.ts";
import type { Engine, Row } from "./engine.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Requests that one transaction adds words of: with SQLite everything waits for it. */
const batch = 200;

/** Words that one statement adds: databases limit its values, and a request may have hundreds of words. */
const wordsAtOnce = 100;

/** Batches that a search adds before it answers: for more, nobody waits. */
const batchesOfSearch = 5;

/** More requests than one person reads through: a word that so many have narrows nothing down. */
const maxCandidates = 3000;

/** The fields whose words are searched. */
const searchedFields = [
  ...(["name", "firstName", "lastName", "company", "email", "phone", "site"] as const),
  "orderNumber",
] as const;

/** The longest word that is stored or searched for, in characters. */
const maxWordLength = 40;

/** Letters that Unicode does not take apart, as somebody types them whose keyboard lacks them; and the sigma that ends a word. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ œ: "oe", æ: "ae", ß: "ss", þ: "th", ŋ: "ng" },
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", ς: "σ" },
};
const anyPlainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** A text in lower case, without accents, with plain hyphens. */
const plainText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .toLowerCase()
    .replace(anyPlainLetter, (letter) => plainLetters[letter] ?? letter);

/** The words of a text: `Zoé LÉGER` has `zoe` and `leger`. */
function wordsOf(text: string): readonly string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // One letter is a word where letters are syllables or more: `李`.
  return [
    ...new Set(
      words
        .filter((word) => word.length > 1 || /\p{Lo}/u.test(word))
        .map((word) => word.slice(0, maxWordLength)),
    ),
  ];
}

/** As many digits of a telephone number as are the same with a country's code and with a 0. */
const nationalDigits = 9;

/** `0696 55 44 33` and `+596 696 55 44 33` are both `696554433`. */
const nationalNumber = (digits: string): string => digits.replace(/^0+/, "").slice(-nationalDigits);

/** A text of digits alone, with what separates them in a telephone number. */
const isNumber = (text: string): boolean =>
  /^[\d\s.+()-]+$/.test(text) && /\d\d/.test(text.replace(/\D/g, ""));

/**
 * A quote's number or its beginning, `d-2026-4mam` or `d-2026-4mam-h7kh-v2`, from which its halves are taken: the year says
 * nothing more, and every version is of the same request.
 */
const quoteNumbers =
  /(?<![\p{L}\p{N}])d-\d{4}-([\da-z]{1,4})(?:-([\da-z]{1,4}))?(?:-v\d*)?(?![\p{L}\p{N}])/gu;

/** What somebody searches for, as terms: a request is found if for each of them it has a word that begins in one of its ways. */
function searchTermsOf(text: string): readonly (readonly string[])[] {
  const plain = plainText(text);
  if (isNumber(plain)) {
    const digits = plain.replace(/\D/g, "").slice(0, maxWordLength);
    // Digits can also be of a name, or half of a quote's number.
    return [[...new Set([digits, nationalNumber(digits)])].filter((word) => word.length > 1)];
  }
  const numbers = [...plain.matchAll(quoteNumbers)].map(([, first = "", second = ""]) => first + second);
  return [...new Set([...numbers, ...wordsOf(plain.replace(quoteNumbers, " "))])].map((word) => [word]);
}

/** The telephone numbers in what somebody entered, as digits: there may be two, and words between them. */
const phoneNumbers = (entered: string): readonly string[] =>
  (plainText(entered).match(/[\d\s.+()-]+/g) ?? []).map((number) => number.replace(/\D/g, ""));

/** What a column of JSON has; nothing if it is damaged, so that the request is still found by what else it has. */
function objectIn(json: Row[string] | undefined): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(String(json));
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** The words by which a request is found, also telephone numbers without spaces, with and without what comes before the national number, and the halves of the number that a quote shows. */
function wordsOfLead({ id, fields, decision }: Row): readonly string[] {
  // By the order number too, which a client stated on accepting.
  const entered: Readonly<Record<string, unknown>> = {
    ...objectIn(fields),
    orderNumber: objectIn(decision).orderNumber,
  };
  const texts = searchedFields.map((name) => {
    const value = entered[name];
    return typeof value === "string" ? value : "";
  });
  const leadId = String(id);
  const numbers = phoneNumbers(String(entered.phone ?? ""));
  const digits = [numbers.join(""), ...numbers, ...numbers.map(nationalNumber)];
  const halves = [leadId.slice(-8), leadId.slice(-4)];
  return [...new Set([leadId, ...halves, ...digits, ...texts].flatMap(wordsOf))];
}

// In the order of the index of those without words: a plan for all rows would read every request again and again.
const isComplete = async (engine: Engine): Promise<boolean> =>
  (await engine.read(sql`SELECT id FROM leads WHERE has_words = 0 ORDER BY id LIMIT 1`)).length === 0;

/** `BoardStore.addSearchWords`. */
export async function addSearchWords(engine: Engine): Promise<boolean> {
  if (await isComplete(engine)) return false;
  await engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`SELECT id, fields,
            (SELECT decision FROM quotes WHERE lead_id = leads.id AND status = 'accepted'
             ORDER BY version DESC LIMIT 1) AS decision
          FROM leads WHERE has_words = 0 ORDER BY id LIMIT ${batch} ${transaction.forUpdate}`,
    );
    if (rows.length === 0) return;
    const values = rows.flatMap((row) => wordsOfLead(row).map((word) => sql`(${row.id ?? null}, ${word})`));
    for (let index = 0; index < values.length; index += wordsAtOnce) {
      const some = values.slice(index, index + wordsAtOnce);
      // Filled up with the last word again, which is stored once: one statement for any number of words.
      const filled = Array.from({ length: wordsAtOnce }, (_, place) => some[place] ?? some.at(-1) ?? sql``);
      await transaction.run(
        sql`INSERT INTO lead_words (lead_id, word) VALUES ${list(filled)} ON CONFLICT DO NOTHING`,
      );
    }
    const ids = list(rows.map(({ id }) => sql`${id ?? null}`));
    await transaction.run(sql`UPDATE leads SET has_words = 1 WHERE id IN (${ids})`);
  });
  return true;
}

/** Adds the words of a few requests. Returns whether all have theirs. */
async function addSome(engine: Engine): Promise<boolean> {
  for (let added = 0; added < batchesOfSearch; added += 1) if (!(await addSearchWords(engine))) return true;
  return isComplete(engine);
}

type SearchTerm = readonly string[];

/** A word's first letters, as a range that the index of words has in one piece. */
const begins = (word: string): Sql => sql`word >= ${word} AND word < ${`${word}\u{10FFFF}`}`;

const beginsAsOneOf = (term: SearchTerm): Sql =>
  term.map((word) => sql`(${begins(word)})`).reduce((all, one) => sql`${all} OR ${one}`);

/**
 * The rows of `lead_words` that begin as a term, as many as are looked through, and one more. Each range is read in the order of its index:
 * otherwise PostgreSQL reads the table for a word that many requests have, and most of it.
 */
const candidates = (term: SearchTerm): Sql =>
  term
    .map(
      (word) =>
        sql`SELECT lead_id FROM (SELECT lead_id FROM lead_words WHERE ${begins(word)}
                                 ORDER BY word, lead_id LIMIT ${maxCandidates + 1}) AS one`,
    )
    .reduce((all, one) => sql`${all} UNION ALL ${one}`);

/** `BoardStore.find`, by ID. An ID begins with the time of its request, so that the words alone give the order. */
export async function leadsWithWords(
  engine: Engine,
  text: string,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly more: boolean; readonly complete: boolean }> {
  const terms = searchTermsOf(text).filter(({ length }) => length > 0);
  if (terms.length === 0) return { ids: [], more: false, complete: true };
  const complete = await addSome(engine);
  const counted: { term: SearchTerm; count: number }[] = [];
  for (const term of terms) {
    const [row] = await engine.read(sql`SELECT count(*) AS count FROM (${candidates(term)}) AS found`);
    counted.push({ term, count: Number(row?.count) });
  }
  // The rarest term gives the requests, which need the others too.
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count);
  if (rarest === undefined) return { ids: [], more: false, complete };
  const conditions = others
    .map(
      ({ term }) =>
        sql`EXISTS (SELECT 1 FROM lead_words WHERE lead_words.lead_id = found.lead_id AND (${beginsAsOneOf(term)}))`,
    )
    .reduce((all, one, index) => sql`${all} ${sql([index === 0 ? "WHERE" : "AND"])} ${one}`, sql``);
  const rows = await engine.read(
    sql`SELECT DISTINCT lead_id FROM (${candidates(rarest.term)}) AS found ${conditions}
        ORDER BY lead_id DESC LIMIT ${limit + 1}`,
  );
  return {
    ids: rows.slice(0, limit).map(({ lead_id: id }) => String(id)),
    more: rows.length > limit || rarest.count > maxCandidates,
    complete,
  };
}
