import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { confirmation } from "#server/store/contract/fixtures.contract.ts";
import { quoteSubmission, submission } from "#testing/leads.ts";
import { setUp } from "./commands.fixture.ts";

test("after erasing a person, no file contains their quote", async () => {
  const { directory, leads, store, submit } = await setUp();
  const id = await submit(
    quoteSubmission({ fields: { email: "jo@client.example", company: "Distillerie Introuvable" } }),
  );
  mkdirSync(join(directory, "mail"));
  for (const purpose of ["agency-notice", "visitor-acknowledgement"])
    writeFileSync(join(directory, "mail", `2026_${purpose}_${id}.eml`), "x");
  expect((await leads("erase", "jo@client.example")).out).toContain("2 mail file(s)");
  await store.close();
  const left = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of left)
    expect(readFileSync(join(parentPath, name), "latin1"), name).not.toMatch(
      /Introuvable|maintenance_silver/,
    );
});

test("erase deletes the requests, mails, limits and mail files of a person, in any spelling of the case", async () => {
  const { directory, leads, store, submit } = await setUp();
  const id = await submit(submission({ fields: { email: "Jo@Client.example" } }));
  const other = await submit(submission());
  mkdirSync(join(directory, "mail"));
  for (const lead of [id, other])
    writeFileSync(join(directory, "mail", `2026_agency-notice_${lead}.eml`), "x");
  const { code, out } = await leads("erase", "jo@client.EXAMPLE");
  expect(code).toBe(0);
  expect(out).toBe("Erased: 1 request(s), 2 message(s), 1 mail file(s), 2 limit(s).\n");
  expect((await store.leads()).map((lead) => lead.id)).toEqual([other]);
  expect(readdirSync(join(directory, "mail"))).toEqual([`2026_agency-notice_${other}.eml`]);
  expect((await leads("erase", "jo@client.example")).out).toContain("Erased: 0 request(s)");
});

test("erase keeps a person who accepted a quote, unless their contracts are to be erased too", async () => {
  const { leads, store, submit } = await setUp();
  const accept = async (email: string) => {
    const id = await submit(quoteSubmission({ fields: { email } }));
    const given = confirmation(id, 1, { expiresAt: "2100-01-01T00:00:00.000Z", jobs: [] });
    await store.confirmQuote(given);
    const accepted = {
      kind: "accepted",
      name: "Zoé",
      signatoryRole: "gérante",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    await store.decide(`${id}-V1`, given.pdfHash, accepted, []);
    return id;
  };
  const id = await accept("jo@client.example");
  await store.saveNotes(id, "Rappeler");
  const { code, out } = await leads("erase", "JO@client.example");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Erased: 0 request\(s\).*\nKept: 1 request\(s\) .* 10 years .*--contracts\)\. .*notes/,
  );
  expect(await store.lead(id)).toMatchObject({ notes: "" });
  expect((await leads("erase", "jo@client.example", "--contracts")).out).toContain("Erased: 1 request(s)");
  expect(await store.lead(id)).toBeNull();
  // What a client withdrew from is no contract any more.
  const withdrawn = await accept("zoe@client.example");
  const statement = { name: "Zoé", email: "zoe@client.example" };
  await store.withdraw(`${withdrawn}-V1`, statement, { endedOn: "2026-12-04", jobs: [] });
  expect((await leads("erase", "zoe@client.example")).out).toContain("Erased: 1 request(s)");
});

test("erase names requests under other spellings of the address, keeps them, and deletes their limits", async () => {
  const { print, store, submit } = await setUp();
  await submit(submission({ fields: { email: "jo@gmail.com" } }));
  const other = await submit(submission({ fields: { email: "J.o+shop@googlemail.com" } }));
  await submit(submission({ fields: { email: "joe@gmail.com" } }));
  expect(await print("erase", "JO@gmail.com")).toBe(
    "Erased: 1 request(s), 2 message(s), 0 mail file(s), 2 limit(s).\n" +
      "Still stored, under other spellings of what is probably the same mailbox: j.o+shop@googlemail.com\n",
  );
  expect((await store.leads()).map(({ id }) => id)).toContain(other);
  expect(await print("erase", "j.o+shop@googlemail.com")).toBe(
    "Erased: 1 request(s), 2 message(s), 0 mail file(s), 0 limit(s).\n",
  );
  expect(await store.leads()).toHaveLength(1);
});

test("purge deletes people whose last contact is over three years ago", async () => {
  const { clock, leads, store, submit } = await setUp();
  clock.forward(Date.now() - 1100 * 86_400_000 - clock());
  await submit(submission());
  clock.forward(10 * 86_400_000);
  const otherRequest = await submit(submission());
  expect((await leads("purge")).out).toBe("Purged: 1 request(s).\n");
  expect((await store.leads()).map((lead) => lead.id)).toEqual([otherRequest]);
});
