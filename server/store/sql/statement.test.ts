import { expect, test } from "vitest";
import { list, sql, textOf } from "./statement.ts";

const numbered = (number: number) => `$${number}`;

test("values and parts keep their order, and no value becomes text", () => {
  const condition = sql`email = ${"a'b"} AND id IN (${list(["1", "2"])})`;
  const statement = sql`SELECT ${0} FROM leads WHERE ${condition} AND ${condition}${sql` LIMIT 1`}`;
  expect(textOf(statement, numbered)).toBe(
    "SELECT $1 FROM leads WHERE email = $2 AND id IN ($3, $4) AND email = $5 AND id IN ($6, $7) LIMIT 1",
  );
  expect(statement.values).toEqual([0, "a'b", "1", "2", "a'b", "1", "2"]);
});

test("a list of parts makes the rows of an insertion", () => {
  const rows = [1, 2].map((number) => sql`(${number}, ${null})`);
  const statement = sql`INSERT INTO t VALUES ${list(rows)}`;
  expect(textOf(statement, () => "?")).toBe("INSERT INTO t VALUES (?, ?), (?, ?)");
  expect(statement.values).toEqual([1, null, 2, null]);
});
