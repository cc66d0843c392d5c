import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { cents } from "#app/domain/money.ts";
import { type BoardList, boardLists } from "#quotes/board.ts";
import { maxCounted } from "#quotes/store/board.ts";
import type { Store } from "#quotes/store/store.ts";
import names from "#testing/names.json" with { type: "json" };
import {
  confirmation,
  day,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
  pdfHashOf,
} from "./fixtures.contract.ts";

const noneUnreadable = (record: unknown) => {
  throw new Error(`Unreadable: ${JSON.stringify(record)}`);
};

const accepted = {
  kind: "accepted",
  name: "Zoé",
  signatoryRole: "gérante",
  acceptanceSentence: "",
  ipAddress: "",
} as const;

/** What the board lists, finds and counts, and its links. */
export function boardContract(engine: string, newDatabase: NewDatabase): void {
  async function add(store: Store, changes: Parameters<typeof newLead>[0] = {}): Promise<string> {
    const lead = newLead({ jobs: [], ...changes });
    await store.addLead(lead);
    return lead.id;
  }

  const idsOf = async (store: Store, list: BoardList, offset = 0, limit = 10) => {
    const { entries, more } = await store.boardPage(list, { offset, limit }, noneUnreadable);
    return { ids: entries.map(({ lead }) => lead.id), more };
  };

  /** Stores an acceptance of the first version of a quote that ends at this time. */
  async function accept(store: Store, leadId: string, expiresAt: string): Promise<void> {
    const given = confirmation(leadId, 1, { expiresAt, jobs: [] });
    await store.confirmQuote(given);
    await store.decide(`${leadId}-V1`, given.pdfHash, accepted, []);
  }

  test(`${engine}: the quotes that were accepted between two moments, without those that were withdrawn from`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const ids = [await add(store), await add(store), await add(store), await add(store)];
    const expiresAt = isoTime(clock() + 90 * day);
    const times = [];
    for (const id of ids) {
      clock.forward(minute);
      times.push(isoTime(clock()));
      await accept(store, id, expiresAt);
    }
    const [, second = "", third = ""] = times;
    const idsBetween = async (from: string, to: string) =>
      (await store.acceptedQuotes({ from, to }, noneUnreadable)).map(({ leadId }) => leadId);
    expect(await idsBetween(second, third)).toEqual([ids[1], ids[2]]);
    await store.withdraw(
      `${ids[1]}-V1`,
      { name: "Zoé", email: "zoe@client.example" },
      { endedOn: "2026-12-01", jobs: [] },
    );
    expect(await idsBetween(second, third)).toEqual([ids[2]]);
    expect(await idsBetween(isoTime(clock() + 1), isoTime(clock() + day))).toEqual([]);
  });

  test(`${engine}: each request is in one list, in the order in which it has to be dealt with`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const inDays = (days: number) => isoTime(clock() + days * day);
    const first = await add(store);
    clock.forward(minute);
    const second = await add(store);
    const [endsLate, endsSoon, ended] = [await add(store), await add(store), await add(store)];
    for (const [id, days] of [
      [endsLate, 20],
      [endsSoon, 5],
      [ended, 1],
    ] as const)
      await store.confirmQuote(confirmation(id, 1, { expiresAt: inDays(days), jobs: [] }));
    const [unpaid, paid, later] = [await add(store), await add(store), await add(store)];
    await accept(store, unpaid, inDays(9));
    await accept(store, paid, inDays(9));
    await store.addDepositReceipt(paid, { on: "2026-11-22", amount: cents(32_550) }, []);
    clock.forward(2 * day);
    await accept(store, later, inDays(9));
    const [answered, lost, suspected] = [
      await add(store),
      await add(store),
      await add(store, { isQuarantined: true }),
    ];
    await store.setFollowUpStatus(answered, "answered");
    await store.setFollowUpStatus(lost, "lost");
    const [withdrawnLater, withdrawn] = [await add(store), await add(store)];
    for (const id of [withdrawn, withdrawnLater]) {
      await accept(store, id, inDays(9));
      await store.addDepositReceipt(id, { on: "2026-11-22", amount: cents(1) }, []);
      await store.withdraw(`${id}-V1`, { name: "Zoé", email: "" }, { endedOn: "2026-11-22", jobs: [] });
      clock.forward(minute);
    }
    // Whatever they are marked as.
    await store.setFollowUpStatus(withdrawn, "answered");
    const expected: Record<BoardList, readonly string[]> = {
      toAnswer: [first, second],
      refund: [withdrawn, withdrawnLater],
      waiting: [endsSoon, endsLate],
      deposit: [unpaid, later],
      answered: [answered, ended],
      won: [paid],
      lost: [lost],
      quarantined: [suspected],
    };
    for (const list of boardLists)
      expect(await idsOf(store, list), list).toEqual({ ids: expected[list], more: false });
    expect(await store.boardCounts()).toEqual(
      Object.fromEntries(boardLists.map((list) => [list, expected[list].length])),
    );
    expect(await idsOf(store, "toAnswer", 0, 1)).toEqual({ ids: [first], more: true });
    expect(await idsOf(store, "toAnswer", 1, 1)).toEqual({ ids: [second], more: false });
    // A question waits from when it was asked; an acceptance whose deposit came is done.
    await store.ask(first, "?", { max: 1, remindAt: "2100", jobs: [] });
    expect((await idsOf(store, "toAnswer")).ids).toEqual([second, first]);
    await store.addDepositReceipt(unpaid, { on: "2026-11-24", amount: cents(32_550) }, []);
    expect((await idsOf(store, "deposit")).ids).toEqual([later]);
    // Whose last day is first, before those of quotes that named none.
    const dated: string[] = [];
    for (const depositUntil of ["2026-12-09", "2026-12-04", null] as const) {
      const id = await add(store);
      const { quote, pdf, pdfHash, ...given } = confirmation(id, 1, { jobs: [] });
      await store.confirmQuote({ quote, pdf, pdfHash, ...given });
      await store.decide(`${id}-V1`, pdfHash, accepted, [], { quote, pdf, pdfHash, depositUntil });
      dated.push(id);
    }
    expect((await idsOf(store, "deposit")).ids).toEqual([dated[1], dated[0], later, dated[2]]);
    for (const id of dated)
      await store.addDepositReceipt(id, { on: "2026-11-24", amount: cents(32_550) }, []);
    const { entries } = await store.boardPage("deposit", { offset: 0, limit: 1 }, noneUnreadable);
    expect(entries[0]?.quote).toMatchObject({ id: `${later}-V1`, status: "accepted" });
    expect(maxCounted).toBeGreaterThan(50);
  });

  test(`${engine}: however many words requests have, all are found`, async () => {
    const { store } = await openNewStore(newDatabase);
    // Each letter is a word, as in Chinese.
    const company = Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(" ");
    for (let count = 0; count < 270; count += 1)
      await store.addLead(newLead({ fields: { name: `Ann${count}`, company }, jobs: [] }));
    expect((await store.find("ann269", 5, noneUnreadable)).entries).toHaveLength(1);
  });

  test(`${engine}: requests are found by the beginnings of words, with or without accents`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const fields = { name: "Zoé LÉGER", company: "Œuvres & Cie", phone: "0696 12 34 56" };
    const zoe = await add(store, { email: "zoe.l@boutique.example", fields });
    clock.forward(minute);
    const other = await add(store, { email: "luc@boutique.example", fields: { name: "Luc Zoellick" } });
    const found = async (text: string) =>
      (await store.find(text, 10, noneUnreadable)).entries.map(({ lead }) => lead.id);
    expect(await found("leger")).toEqual([zoe]);
    expect(await found("zoe")).toEqual([other, zoe]);
    expect(await found("Zoé, bout LÉG")).toEqual([zoe]);
    expect(await found("oeuvres")).toEqual([zoe]);
    expect(await found("0696123456")).toEqual([zoe]);
    expect(await found(other.toLowerCase())).toEqual([other]);
    expect(await found("nobody")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("")).toEqual([]);
    expect(await store.find("boutique", 1, noneUnreadable)).toMatchObject({ more: true, complete: true });
    // In the background, or by the search.
    expect(await store.addSearchWords()).toBe(false);
    await store.addLead(newLead({ jobs: [] }));
    expect(await store.addSearchWords()).toBe(true);
    expect(await store.addSearchWords()).toBe(false);
    // What comes later is found too, and what is erased is not.
    const third = await add(store, { fields: { name: "Léger Paul" } });
    expect(await found("leger")).toEqual([third, zoe]);
    expect(await store.requestsOf("zoe.l@boutique.example", "2026")).toEqual({
      requests: 1,
      contract: false,
      refund: false,
    });
    expect(await store.addresses()).toContain("zoe.l@boutique.example");
    await store.erase("zoe.l@boutique.example", []);
    expect(await found("leger")).toEqual([third]);
    expect(await store.requestsOf("zoe.l@boutique.example", "2026")).toEqual({
      requests: 0,
      contract: false,
      refund: false,
    });
  });

  test(`${engine}: a name in any script is found as it is written, in capitals, small letters, and the letters of a plain keyboard`, async () => {
    const { store } = await openNewStore(newDatabase);
    const found = async (text: string) =>
      (await store.find(text, 200, noneUnreadable)).entries.map(({ lead }) => lead.id);
    const ids = new Map<string, string>();
    for (const name of Object.values(names).flat()) ids.set(name, await add(store, { fields: { name } }));
    for (const [name, id] of ids) {
      const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
      const forms = [name, name.toUpperCase(), name.toLowerCase(), name.normalize("NFD"), plain];
      for (const text of new Set(forms)) expect(await found(text), text).toContain(id);
    }
    for (const [text, name] of [
      ["strasse", "Karl Straße"],
      ["gross", "Jürgen Groß"],
      ["lukasz zolc", "Łukasz Żółć"],
      ["soren", "Søren Kierkegaard"],
      ["bjorn aero", "Bjørn Ærø"],
      ["thordur gudmundsson", "Þórður Guðmundsson"],
      ["dorde covic", "Đorđe Čović"],
      ["isil caglar", "Işıl Çağlar"],
      ["ışıl", "Işıl Çağlar"],
      ["ISIL", "Işıl Çağlar"],
      ["ibrahim simsek", "İbrahim Şimşek"],
      ["tran dinh phuoc", "Trần Đình Phước"],
      ["gorg hal", "Ġorġ Ħal"],
      ["διακοσ", "ΑΘΑΝΑΣΙΟΣ ΔΙΑΚΟΣ"],
      ["李", "李娜"],
      ["nina wide", "Ｎｉｎａ Ｗｉｄｅ"],
    ] as const)
      expect(await found(text), text).toContain(ids.get(name));
  });

  test(`${engine}: requests are found by the number that the board shows, and by a telephone number in any form`, async () => {
    const { store } = await openNewStore(newDatabase);
    const found = async (text: string) =>
      (await store.find(text, 10, noneUnreadable)).entries.map(({ lead }) => lead.id);
    const phoned = await add(store, { id: "01JXABCD4MAMH7KH", fields: { phone: "0696 55 44 33" } });
    const both = await add(store, {
      id: "01JXABCD12345678",
      fields: { phone: "+596 596 11 22 33 ou 0697 00 00 01" },
    });
    const number = `D-2026-${phoned.slice(-8, -4)}-${phoned.slice(-4)}`;
    const shown = [number, `${number}-V2`, number.toLowerCase(), number.replaceAll("-", "\u2011")];
    for (const text of [...shown, number.slice(0, 11), number.slice(0, 13)])
      expect(await found(text), text).toEqual([phoned]);
    expect(await found("d-2026-zzzz")).toEqual([]);
    expect(await found(`${number} nobody`)).toEqual([]);
    for (const text of [
      ...["0696 55 44 33", "06 96 55 44 33", "0696554433", "696554433", "696 55 44", "0696.55"],
      ...["+596 696 55 44 33", "+596696554433", "(+596) 696-55-44-33", "00 596 696 55 44 33"],
    ])
      expect(await found(text), text).toEqual([phoned]);
    for (const text of ["0596 11 22 33", "+596596112233", "0697 00 00 01", "697000001"])
      expect(await found(text), text).toEqual([both]);
    expect(await found(both.slice(-4))).toEqual([both]);
    expect(await found("0696 55 44 34")).toEqual([]);
  });

  test(`${engine}: an accepted quote is a contract until its client withdraws`, async () => {
    const { store } = await openNewStore(newDatabase);
    const email = "jo@boutique.example";
    const id = await add(store, { email });
    await accept(store, id, "2100-01-01T00:00:00.000Z");
    expect(await store.requestsOf(email, "2026")).toEqual({ requests: 1, contract: true, refund: false });
    await store.withdraw(`${id}-V1`, { name: "Jo", email }, { endedOn: "2026-12-04", jobs: [] });
    expect(await store.requestsOf(email, "2026")).toEqual({ requests: 1, contract: false, refund: false });
  });

  test(`${engine}: a link to the board is found until it expires or is replaced, and is refused by its limits`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const link = { locale: "en-en", expiresAt: isoTime(clock() + 12 * 60 * minute) } as const;
    const limits = [{ name: "board:agency@agency.example", burst: 2, intervalMs: minute }];
    const addLink = (tokenHash: string, replacing = false) =>
      store.addBoardLink({ ...link, tokenHash }, { limits, replacing });
    expect(await addLink("a")).toBe(true);
    expect(await addLink("b")).toBe(true);
    expect(await addLink("c")).toBe(false);
    expect(await store.findBoardLink("a")).toEqual({ ...link, tokenHash: "a" });
    expect(await store.findBoardLink("c")).toBeNull();
    expect(await store.findLink("a")).toBeNull();
    clock.forward(2 * minute);
    expect(await addLink("d", true)).toBe(true);
    expect(await store.findBoardLink("a")).toBeNull();
    expect(await store.findBoardLink("d")).not.toBeNull();
    clock.forward(day);
    expect(await store.findBoardLink("d")).toBeNull();
  });

  test(`${engine}: a request is found by the order number that its client stated on accepting, until it is erased`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const found = async () =>
      (await store.find("bc-2026", 9, noneUnreadable)).entries.map(({ lead }) => lead.id);
    expect(await found()).toEqual([]);
    const decision = { ...accepted, orderNumber: "BC-2026/4711" };
    await store.decide(`${id}-V1`, pdfHashOf(1), decision, []);
    expect(await found()).toEqual([id]);
    await store.eraseLead(id);
    expect(await found()).toEqual([]);
  });
}
