import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { agencyDay, agencyReminderAt } from "#quotes/deadlines.ts";
import { createLinks } from "#quotes/links.ts";
import { confirmation, pdfHashOf } from "#server/store/contract/fixtures.contract.ts";
import { storeFile } from "#server/store/sqlite/file.ts";
import { amountText } from "#testing/form-values.ts";
import { quoteSubmission, robot, submission } from "#testing/leads.ts";
import { setUp } from "./commands.fixture.ts";

test("list --json has every request, newest first, with every field under its own name", async () => {
  const { leads, submit } = await setUp();
  const first = submission();
  const second = submission({ ...robot, locale: "en-en" });
  const ids = [await submit(first), await submit(second)];
  const { code, out } = await leads("list", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([
    {
      id: ids[1],
      followUpStatus: "open",
      kind: "contact",
      createdAt: expect.any(String),
      language: "en-en",
      isQuarantined: true,
      ...second.fields,
    },
    {
      id: ids[0],
      followUpStatus: "open",
      kind: "contact",
      createdAt: expect.any(String),
      language: "fr-fr",
      isQuarantined: false,
      ...first.fields,
    },
  ]);
});

test("list, show, export and outbox show requests; requests in quarantine are marked", async () => {
  const { print, submit } = await setUp();
  const id = await submit(submission({ ...robot, fields: { name: "Zoé", company: "=1+1" } }));
  const other = await submit(submission());
  expect(await print("list")).toMatch(new RegExp(`^${id} .*QUARANTINED.*Zoé`, "m"));
  expect(await print("list")).toContain("2 in all, 1 in quarantine");
  expect(JSON.parse(String(await print("show", id.toLowerCase())))).toMatchObject({
    suspicions: ["honeypot", "no-time"],
    message: expect.stringContaining("nous voulons vendre en ligne."),
  });
  expect(await print("export", "--csv")).toContain(";Zoé;'=1+1;");
  expect(await print("outbox")).toContain(`${other}-agency-notice`);
  expect(await print("outbox")).not.toContain(id);
});

test("a quote is listed, shown and exported", async () => {
  const { print, submit } = await setUp();
  const sent = quoteSubmission({ locale: "en-en", fields: { company: "=1+1" } });
  const id = await submit(sent);
  const { quote, catalogueVersion, selection } = sent.quote;
  const number = `D-2026-${id.slice(8, 12)}-${id.slice(12)}`;

  expect(JSON.parse(String(await print("list", "--json")))).toMatchObject([
    {
      ...sent.fields,
      id,
      kind: "quote",
      quote: {
        number,
        catalogueVersion,
        selection,
        currency: "EUR",
        base: quote.base,
        oneOffOptions: quote.oneOffOptions,
        discount: quote.discount,
        total: quote.total,
        payment: quote.payment,
        subscriptionsPerMonth: quote.subscriptionsPerMonth,
        subscriptionsPerYear: quote.subscriptionsPerYear,
        onQuote: ["video_shooting"],
      },
    },
  ]);
  const listed = String(await print("list")).split("\n");
  const line = listed.find((text) => text.startsWith(id));
  for (const shown of ["Joséphine Lavigne", number, amountText(quote.total, "en-en")])
    expect(line).toContain(shown);
  const show = String(await print("show", number.toLowerCase()));
  expect(JSON.parse(show)).toMatchObject({ id, language: "en-en", quote: { number, total: quote.total } });
  // The number of its confirmed quote, which clients have before them.
  expect(String(await print("show", `${number}-V1`))).toBe(show);
  const [header = "", row = ""] = String(await print("export", "--csv")).split("\r\n");
  const column = (title: string) => row.split(";")[header.split(";").indexOf(title)];
  expect(column(translations["fr-fr"]("spreadsheet.total"))).toBe(
    (Number(quote.total) / 100).toFixed(2).replace(".", ","),
  );
  expect(column("Devis indicatif")).toBe(number);
  expect(column("Entreprise")).toBe("'=1+1");
  expect(String(await print("export", "--csv", "--english"))).toContain("Indicative quote,");
});

test("a released request is posted to the webhook receiver, as any request is, where one is configured", async () => {
  const { leads, print, store, submit } = await setUp();
  const announced = async () =>
    (await store.jobs()).filter(({ purpose }) => purpose === "webhook").map(({ leadId }) => leadId);
  await leads("release", await submit(submission(robot)));
  expect(await announced()).toEqual([]);
  const id = await submit(submission(robot));
  await print("release", id);
  expect(await announced()).toEqual([id]);
});

test("release ends a quarantine once; retry makes a dead mail due again", async () => {
  const { clock, leads, store, submit } = await setUp();
  const id = await submit(submission(robot));
  expect(await leads("release", id)).toMatchObject({ code: 0, out: expect.stringContaining(id) });
  expect(await leads("release", id)).toMatchObject({
    code: 1,
    err: `The request ${id} is not in quarantine\n`,
  });

  // Commands use the real time, so the store's clock must not be behind it.
  clock.forward(Date.now() + 60_000 - clock());
  for (let claim = await store.claimMail("w", 1000); claim !== null; claim = await store.claimMail("w", 1000))
    await store.settleJob(claim.jobId, "w", { status: "dead", error: "EENVELOPE 550" });
  expect((await leads("outbox")).out).toMatch(/^\S+-agency-notice +DEAD .*EENVELOPE 550$/m);
  expect(await leads("retry", id.toLowerCase())).toMatchObject({
    code: 0,
    out: expect.stringContaining("2 message(s)"),
  });
  expect((await store.jobs()).map((job) => job.status)).toEqual(["pending", "pending"]);
});

test("list --due has the open requests alone, those that wait longest first", async () => {
  const { clock, print, store, submit } = await setUp();
  const first = await submit(submission());
  const answered = await submit(quoteSubmission());
  await store.setFollowUpStatus(answered, "answered");
  clock.forward(5 * 86_400_000);
  const second = await submit(submission());
  const lines = String(await print("list", "--due")).split("\n");
  expect(lines.slice(1, 3).map((line) => line.split(" ")[0])).toEqual([first, second]);
  expect(lines.join("\n")).not.toContain(answered);
  const json: { id: string }[] = JSON.parse(String(await print("list", "--due", "--json")));
  expect(json.map(({ id }) => id)).toEqual([first, second]);
});

const accepted = {
  kind: "accepted",
  name: "Zoé",
  signatoryRole: "gérante",
  acceptanceSentence: "",
  ipAddress: "",
} as const;

test("show has the refund that a withdrawal leaves to do, and no answer to give", async () => {
  const { clock, print, store, submit } = await setUp();
  const id = await submit(quoteSubmission());
  await store.confirmQuote(confirmation(id));
  await store.decide(`${id}-V1`, pdfHashOf(1), accepted, []);
  await store.addDepositReceipt(id, { on: "2026-11-22", amount: cents(32_550) }, []);
  await store.withdraw(
    `${id}-V1`,
    { name: "Zoé", email: "zoe@client.example" },
    { endedOn: "2026-11-22", jobs: [] },
  );
  const until = addDays(agencyDay(clock()), 14);
  const shown = async () => JSON.parse(String(await print("show", id)));
  expect(await shown()).toMatchObject({
    followUpStatus: "lost",
    answerDue: null,
    refunds: [{ cents: 32_550, until }],
  });
  expect(await print("list", "--due")).not.toContain(id);
  await store.setFollowUpStatus(id, "answered");
  expect(await shown()).toMatchObject({ refunds: [{ cents: 32_550, until }] });
  await store.recordRefund(id, { quoteId: `${id}-V1`, on: "2026-11-23", amount: cents(32_550) });
  expect(await shown()).toMatchObject({ refunds: [] });
});

test("board prints a link to all requests, and ends the earlier ones", async () => {
  const { clock, print, store } = await setUp();
  const links = createLinks({ store, clock, environment: { siteUrl: identity.origin } });
  const tokenOf = (printed: string | Uint8Array) => /\/b\/([\w-]{22})\/$/m.exec(String(printed))?.[1] ?? "";
  const first = tokenOf(await print("board"));
  expect(await links.openBoard(first)).toMatchObject({ locale: "fr-fr" });
  const second = tokenOf(await print("board", "--english"));
  expect(await links.openBoard(first)).toBeNull();
  expect(await links.openBoard(second)).toMatchObject({ locale: "en-en" });
});

test("link ends the earlier links of a request and prints a new one; a client's needs a confirmed quote", async () => {
  const { clock, print, store, submit } = await setUp();
  const id = await submit(quoteSubmission());
  const links = createLinks({ store, clock, environment: { siteUrl: identity.origin } });
  const opens = (printed: string | Uint8Array, audience: "agency" | "client") =>
    links.open(String(printed).trim().split("/")[4] ?? "", audience);
  const first = await print("link", id);
  expect(await opens(first, "agency")).toBe(id);
  const second = await print("link", id);
  expect(await opens(first, "agency")).toBeNull();
  expect(await opens(second, "agency")).toBe(id);
  await expect(print("link", id, "--client")).rejects.toThrow("no confirmed quote");
  await store.confirmQuote(confirmation(id));
  expect(await opens(await print("link", id, "--client"), "client")).toBe(id);
  expect(await opens(second, "agency")).toBe(id);
});

test("of a request released after days the agency is reminded as of one that came then", async () => {
  const { clock, print, store, submit } = await setUp();
  const id = await submit(submission(robot));
  clock.forward(4 * 24 * 60 * 60 * 1000);
  await print("release", id);
  expect(await store.queueReminders()).toBe(0);
  clock.forward(agencyReminderAt(clock()) - clock());
  expect(await store.queueReminders()).toBe(1);
});

test("a link to a request that is erased meanwhile is one message", async () => {
  const { print, store, submit } = await setUp();
  const id = await submit(quoteSubmission());
  await store.confirmQuote(confirmation(id));
  const { addLink } = store;
  store.addLink = async (...given) => {
    await store.eraseLead(id);
    return addLink(...given);
  };
  const lead = await store.lead(id);
  const message = { name: "CommandError", message: `The request ${id} was erased meanwhile` };
  await expect(print("link", id)).rejects.toMatchObject(message);
  store.lead = async () => lead;
  await expect(print("link", id, "--client")).rejects.toMatchObject(message);
});

test("show and both exports have what was done about a request, its visit and its confirmed quotes", async () => {
  const { print, store, submit } = await setUp();
  const visit = { campaign: { utm_source: "salon" }, referrer: "https://news.example" };
  const id = await submit({ ...quoteSubmission(), visit });
  await store.saveNotes(id, "Rappeler lundi");
  await store.confirmQuote(confirmation(id));
  await store.decide(
    `${id}-V1`,
    pdfHashOf(1),
    {
      kind: "accepted",
      name: "Jo",
      signatoryRole: "Gérante",
      acceptanceSentence: "Bon pour accord",
      ipAddress: "192.0.2.1",
    },
    [],
  );
  const shown = async () => JSON.parse(String(await print("show", id)));
  expect(await shown()).toMatchObject({
    followUpStatus: "won",
    answerDue: null,
    visit,
    notes: "Rappeler lundi",
    confirmedQuotes: [
      {
        state: "accepted",
        contractEndsOn: "2027-02-01",
        decision: { name: "Jo", signatoryRole: "Gérante" },
        quote: { totals: { once: { net: 100_000, gross: 108_500 } } },
      },
    ],
    deposit: { receivedOn: null, arrived: 0, rest: 32_550 },
    order: { number: "D-2026-AAAA-BBBB-V1", requestId: id, seller: { name: identity.legalName } },
    events: expect.arrayContaining([expect.objectContaining({ kind: "quote-accepted" })]),
    mails: expect.arrayContaining([expect.objectContaining({ purpose: "agency-notice", status: "pending" })]),
  });
  const [record] = JSON.parse(String(await print("list", "--json")));
  expect(record).toMatchObject({
    followUpStatus: "won",
    notes: "Rappeler lundi",
    visit,
    confirmedQuotes: [{ state: "accepted", quote: { number: "D-2026-AAAA-BBBB-V1" } }],
  });
  const csv = String(await print("export", "--csv"));
  expect(csv).toContain("Gagnée;Rappeler lundi;salon;");
  expect(csv).toContain("D-2026-AAAA-BBBB-V1;Accepté;1000,00;");
  await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(32_550) }, []);
  const column = async (title: string) => {
    const [header = "", row = ""] = String(await print("export", "--csv")).split("\r\n");
    return row.split(";")[header.split(";").indexOf(title)];
  };
  const amount = translations["fr-fr"]("spreadsheet.acceptedTotal");
  expect([await column(amount), await column("Rétracté le")]).toEqual(["1000,00", ""]);
  expect(await shown()).toMatchObject({ deposit: { receivedOn: "2026-12-01", arrived: 32_550, rest: 0 } });
  // A contract that ended by a withdrawal is no turnover, and no order; its deposit did arrive.
  await store.withdraw(
    `${id}-V1`,
    { name: "Jo", email: "jo@client.example" },
    { endedOn: "2026-12-04", jobs: [] },
  );
  expect(await shown()).toMatchObject({ order: null, deposit: null, refunds: [{ cents: 32_550 }] });
  expect([await column(amount), await column("Accepté le")]).toEqual(["", ""]);
  expect(await column("Acompte reçu le")).toBe("01/12/2026");
  expect(await column("Rétracté le")).toMatch(/^\d\d\/\d\d\/20\d\d \d\d:\d\d$/);
  // Another version hides none of it.
  await store.confirmQuote(confirmation(id, 2));
  const t = translations["fr-fr"];
  expect(await column("Rétracté le")).toMatch(/^\d\d\/\d\d\/20\d\d \d\d:\d\d$/);
  expect([
    await column(t("spreadsheet.withdrawnQuote")),
    await column(t("spreadsheet.withdrawnDeposit")),
    await column(t("spreadsheet.refundedOn")),
  ]).toEqual(["D-2026-AAAA-BBBB-V1", "325,50", ""]);
  await store.recordRefund(id, { quoteId: `${id}-V1`, on: "2026-12-07", amount: cents(25_000) });
  expect(await column(t("spreadsheet.refundedOn"))).toBe("07/12/2026");
  expect(await column(t("spreadsheet.refunded"))).toBe("250,00");
});

test("show and both exports say that a quote has expired, although nobody decided about it", async () => {
  const { clock, print, store, submit } = await setUp();
  const id = await submit(quoteSubmission());
  await store.confirmQuote(confirmation(id));
  const state = async () => JSON.parse(String(await print("show", id))).confirmedQuotes[0].state;
  expect(await state()).toBe("waiting");
  clock.forward(90 * 86_400_000);
  expect(await state()).toBe("expired");
  expect(await print("export", "--csv")).toContain("D-2026-AAAA-BBBB-V1;Expiré");
  expect(JSON.parse(String(await print("list", "--json")))).toMatchObject([
    { confirmedQuotes: [{ state: "expired" }] },
  ]);
});

test("a damaged request is named, and every list has the others", async () => {
  const { directory, leads, print, submit, unreadable } = await setUp();
  const [broken, sound] = [await submit(submission()), await submit(submission())];
  const database = new DatabaseSync(storeFile(directory));
  database.exec(`UPDATE leads SET fields = '{"name":"Secret"}' WHERE id = '${broken}'`);
  database.close();
  for (const command of [["list"], ["list", "--json"], ["list", "--due"], ["export", "--csv"]]) {
    const output = String(await print(...command));
    expect(output).toContain(sound);
    expect(output).not.toContain(broken);
  }
  expect(unreadable).toHaveLength(4);
  const { code, err, out } = await leads("list");
  expect(out).toContain(sound);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^Left out: The record ${broken} of the table leads cannot be read .*\\n$`),
    ),
  ]);
  expect(err).not.toContain("Secret");
});
