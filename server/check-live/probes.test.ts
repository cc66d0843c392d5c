import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openProbes, textRecords } from "./probes.ts";

const fails = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test.each([
  ["an answer", { resolveTxt: async () => [["v=spf1 ", "-all"], ["x"]] }, ["v=spf1 -all", "x"]],
  ["a name without texts", { resolveTxt: fails("ENODATA") }, []],
  ["a missing name", { resolveTxt: fails("ENOTFOUND") }, "no-such-name"],
  ["a server that fails", { resolveTxt: fails("ESERVFAIL") }, "no-answer"],
  ["no name server", { resolveTxt: fails("ECONNREFUSED") }, "no-answer"],
  ["silence", { resolveTxt: fails("ETIMEOUT") }, "no-answer"],
  // What a machine without a network says of every name.
  [
    "a server that knows no name at all",
    { resolveTxt: fails("ENOTFOUND"), resolveNs: fails("ENOTFOUND") },
    "no-answer",
  ],
] as const)("text records: %s", async (_what, answers, expected) => {
  const nameServer = { resolveNs: async () => ["a0.org.afilias-nst.info"], ...answers };
  expect(
    await textRecords("a.example", {
      ...nameServer,
      resolveTxt: async () => (await answers.resolveTxt()).map((parts) => [...parts]),
    }),
  ).toEqual(expected);
});

test("a missing folder is not created; its parent's state is returned", async () => {
  const directory = temporaryDirectory();
  const { folder } = openProbes();
  const above = await folder(directory);
  expect(above).toMatchObject({ exists: true, writable: true });
  expect(above.freeBytes).toBeGreaterThan(0);
  if (directory.startsWith("/dev/shm/")) expect(above.kind).toBe("memory");
  const missing = await folder(join(directory, "not", "there"));
  expect(missing).toMatchObject({ exists: false, writable: true, kind: above.kind });
  expect(existsSync(join(directory, "not"))).toBe(false);
  expect(readdirSync(directory)).toEqual([]);
});

test("a database that accepts the login has no problem and is not changed", async () => {
  const { address, query } = await newDatabase();
  const { databaseProblem } = openProbes();
  expect(await databaseProblem(address)).toBeNull();
  expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);

  const place = `DATABASE_URL: PostgreSQL at ${address.host}:${address.port} cannot be used`;
  expect(await databaseProblem({ ...address, password: "sesame" })).toBe(
    `${place}: it refuses the user or the password (POSTGRES_LOGIN_REFUSED)`,
  );
  expect(await databaseProblem({ ...address, database: "nowhere" })).toContain("no database of this name");
  expect(await databaseProblem({ ...address, tls: "require" })).toContain("offers no TLS");
  expect(await databaseProblem({ ...address, port: 1 })).toContain("nothing listens there");
});
