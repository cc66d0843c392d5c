import { expect, onTestFinished, test } from "vitest";
import { newLead } from "#server/store/contract/fixtures.contract.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { linkSecret } from "./addresses.ts";
import { createLinks } from "./links.ts";
import type { Link } from "./store/follow-up.ts";

const day = 86_400_000;

async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { id } = newLead();
  await store.addLead(newLead({ id }));
  const links = createLinks({ store, clock, environment: { siteUrl: "https://site.example" } });
  return { clock, id, links, store };
}

const tokenIn = (url: string) => new URL(url).pathname.split("/")[2] ?? "";

test("a link opens its request on its own page alone, and its address is one of the private ones", async () => {
  const { clock, id, links } = await setUp();
  const agency = await links.forAgency(id);
  const client = await links.forClient(id, new Date(clock() + 30 * day).toISOString());
  expect(agency).toMatch(/^https:\/\/site\.example\/r\/[\w-]{22}\/$/);
  expect(client).toMatch(/^https:\/\/site\.example\/q\/[\w-]{22}\/$/);
  expect(linkSecret(new URL(agency).pathname)).toEqual({ token: tokenIn(agency), audience: "agency" });
  expect(linkSecret(new URL(client).pathname)).toEqual({ token: tokenIn(client), audience: "client" });
  expect(await links.open(tokenIn(agency), "agency")).toBe(id);
  expect(await links.open(tokenIn(client), "client")).toBe(id);
  expect(await links.open(tokenIn(agency), "client")).toBeNull();
  expect(await links.open(tokenIn(client), "agency")).toBeNull();
});

test("what is stored of a link opens nothing", async () => {
  const { clock, id, store } = await setUp();
  const stored: Link[] = [];
  const addLink: typeof store.addLink = (link, options) => {
    stored.push(link);
    return store.addLink(link, options);
  };
  const environment = { siteUrl: "https://site.example" };
  const links = createLinks({ store: { ...store, addLink }, clock, environment });
  const secret = tokenIn(await links.forAgency(id));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(await links.open(stored[0]?.tokenHash ?? "", "agency")).toBeNull();
  expect(await links.open(secret, "agency")).toBe(id);
});

test("a client's link has an address at which the quote can be read and nothing else, which ends with it", async () => {
  const { clock, id, links } = await setUp();
  const until = new Date(clock() + 30 * day).toISOString();
  const secret = tokenIn(await links.forClient(id, until));
  const address = links.addressToRead(secret);
  expect(address).not.toContain(secret);
  const reading = tokenIn(address);
  expect(linkSecret(new URL(address).pathname)).toEqual({ token: reading, audience: "reader" });
  expect(await links.open(reading, "reader")).toBe(id);
  expect(await links.open(reading, "client")).toBeNull();
  expect(await links.needsCode(reading)).toBe(true);
  // Nobody reads by the link itself, or the agency's page, so.
  expect(await links.open(secret, "reader")).toBeNull();
  expect(
    await links.open(tokenIn(links.addressToRead(tokenIn(await links.forAgency(id)))), "reader"),
  ).toBeNull();
  await links.forClientToPassOn(id, until, { replacing: true });
  expect(await links.open(reading, "reader")).toBeNull();
});

test("a new link leaves the earlier ones valid; they end with their time, or when they are replaced", async () => {
  const { clock, id, links } = await setUp();
  const [first, second] = [await links.forAgency(id), await links.forAgency(id)];
  expect(tokenIn(first)).not.toBe(tokenIn(second));
  expect(await links.open(tokenIn(first), "agency")).toBe(id);
  clock.forward(179 * day);
  expect(await links.open(tokenIn(first), "agency")).toBe(id);
  const third = await links.forAgency(id, { replacing: true });
  expect(await links.open(tokenIn(second), "agency")).toBeNull();
  expect(await links.open(tokenIn(third), "agency")).toBe(id);
  clock.forward(181 * day);
  expect(await links.open(tokenIn(third), "agency")).toBeNull();
});

test("a client's link outlasts its quote by ninety days", async () => {
  const { clock, id, links } = await setUp();
  const client = await links.forClient(id, new Date(clock() + 30 * day).toISOString());
  clock.forward(119 * day);
  expect(await links.open(tokenIn(client), "client")).toBe(id);
  clock.forward(2 * day);
  expect(await links.open(tokenIn(client), "client")).toBeNull();
});

test("a visitor's link opens the indicative quote for an hour, and neither of the other pages", async () => {
  const { clock, id, links } = await setUp();
  const path = await links.forVisitor(id);
  expect(path).toMatch(/^\/d\/[\w-]{22}\/$/);
  const token = path.split("/")[2] ?? "";
  for (const address of [path, `${path}devis.pdf`])
    expect(linkSecret(address)).toEqual({ token, audience: "visitor" });
  expect(await links.open(token, "agency")).toBeNull();
  expect(await links.open(token, "client")).toBeNull();
  clock.forward(day / 24);
  expect(await links.open(token, "visitor")).toBe(id);
  clock.forward(1);
  expect(await links.open(token, "visitor")).toBeNull();
});

test("a request that was erased gets no link", async () => {
  const { id, links, store } = await setUp();
  await store.eraseLead(id);
  await expect(links.forAgency(id)).rejects.toThrow("erased");
});
