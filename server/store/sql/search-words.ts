/**
 * The words by which requests are found: a table that both engines search by the beginning of a word. It is filled when somebody
 * searches, so that no visitor waits for it, and requests of earlier versions are found too.
 */
import { isObject } from "../records/record.ts";
import type { Engine, Row } from "./engine.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Requests that one transaction adds words of. */
const batch = 500;

/** More requests than one person reads through: a word that so many have narrows nothing down. */
const mostCandidates = 3000;

/** The fields whose words are searched. */
const searchedFields = ["name", "firstName", "lastName", "company", "email", "phone", "site"] as const;

/** The longest word that is stored or searched for, in characters. */
const longestWord = 40;

/** A text as words in lower case, without accents: `Zoé LÉGER` has `zoe` and `leger`. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1).map((word) => word.slice(0, longestWord)))];
}

/** Also a telephone number without its spaces, and each half of the number that a quote shows. */
function wordsOfLead({ id, fields }: Row): readonly string[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(String(fields));
  } catch {
    // A damaged row is still found by its number.
  }
  const typed = isObject(stored) ? stored : {};
  const texts = searchedFields.map((name) => {
    const value = typed[name];
    return typeof value === "string" ? value : "";
  });
  const leadId = String(id);
  const digits = String(typed.phone ?? "").replace(/\D/g, "");
  return [...new Set([leadId, leadId.slice(-8, -4), leadId.slice(-4), digits, ...texts].flatMap(wordsOf))];
}

/** Adds the words of requests that have none yet. */
async function addWords(engine: Engine): Promise<void> {
  const missing = sql`SELECT id, fields FROM leads WHERE has_words = 0 LIMIT ${batch}`;
  while ((await engine.read(sql`SELECT 1 AS found FROM leads WHERE has_words = 0 LIMIT 1`)).length > 0)
    await engine.write(async (transaction) => {
      const rows = await transaction.all(sql`${missing} ${transaction.forUpdate}`);
      for (const row of rows) {
        const values = wordsOfLead(row).map((word) => sql`(${row.id ?? null}, ${word})`);
        await transaction.run(
          sql`INSERT INTO lead_words (lead_id, word) VALUES ${list(values)} ON CONFLICT DO NOTHING`,
        );
        await transaction.run(sql`UPDATE leads SET has_words = 1 WHERE id = ${row.id ?? null}`);
      }
    });
}

const begins = (word: string): Sql => sql`word >= ${word} AND word < ${`${word}\u{10FFFF}`}`;

/** The rows of `lead_words` that begin with a word, as many as are looked through, and one more. */
const candidates = (word: string): Sql =>
  sql`SELECT lead_id FROM lead_words WHERE ${begins(word)} LIMIT ${mostCandidates + 1}`;

/** `BoardStore.find`, by ID. */
export async function leadsWithWords(
  engine: Engine,
  text: string,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly more: boolean }> {
  const words = wordsOf(text);
  if (words.length === 0) return { ids: [], more: false };
  await addWords(engine);
  const counted: { word: string; count: number }[] = [];
  for (const word of words) {
    const [row] = await engine.read(sql`SELECT count(*) AS count FROM (${candidates(word)}) AS found`);
    counted.push({ word, count: Number(row?.count) });
  }
  // The rarest word gives the requests, which need the others too.
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count);
  if (rarest === undefined) return { ids: [], more: false };
  const conditions = others.map(
    ({ word }) =>
      sql` AND EXISTS (SELECT 1 FROM lead_words WHERE lead_words.lead_id = leads.id AND ${begins(word)})`,
  );
  const rows = await engine.read(
    sql`SELECT id FROM leads WHERE id IN (${candidates(rarest.word)})${conditions.reduce((all, one) => sql`${all}${one}`, sql``)}
        ORDER BY created_at DESC, id LIMIT ${limit + 1}`,
  );
  return {
    ids: rows.slice(0, limit).map(({ id }) => String(id)),
    more: rows.length > limit || rarest.count > mostCandidates,
  };
}
