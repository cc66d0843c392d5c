import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Count, maxOpenKeys } from "#app/domain/counts.ts";
import { itemSlugs, prerenderedPaths } from "#app/site/addresses.ts";
import { constructionPath, itemPathOf, pathOf } from "#app/site/pages.ts";
import { endOfDay } from "#quotes/deadlines.ts";
import type { CountOne } from "#quotes/platform.ts";
import { createCounter } from "#server/counts/counter.ts";
import { parseEnvironment } from "#server/environment.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { noLinks, quoteSubmission, robot, submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createApp } from "./app.ts";
import { withInlineHashes } from "./page-files.ts";

const origin = "https://agency.example";
const html = "text/html; charset=utf-8";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const all = { min: "2000-01-01", max: "2199-12-31" };

type Headers = Readonly<Record<string, string>>;

/** The site's host with its counter and a store. The pages have no content: who opens which one is what counts. */
async function setUp({ count }: { readonly count?: CountOne } = {}) {
  const clock = manualClock();
  const log = rememberingLog();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  const counter = createCounter({ store, clock, log });
  onTestFinished(async () => {
    await counter.stop();
    await store.close();
  });
  const page = (path: string) =>
    withInlineHashes({
      type: /\.\w+$/.test(path) ? "text/plain" : html,
      bytes: new TextEncoder().encode(path),
      encoded: {},
      etag: `"${path}"`,
    });
  const app = createApp({
    environment: parseEnvironment({ SITE_URL: origin, TRUST_PROXY: "127.0.0.1" }),
    log,
    renderer: {
      render: async (request, { refused }) =>
        new Response(`${request.url}`, { status: refused ?? 200, headers: { "Content-Type": html } }),
    },
    links: { open: async () => null, openBoard: async () => null },
    readiness: async () => "ready",
    count: count ?? counter.count,
    pageFiles: new Map(prerenderedPaths().map((path) => [path, page(path)])),
    assets: new Map(),
    sampleSites: new Map(),
    publicFiles: new Map(),
    videoFiles: new Map(),
  });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const send = (path: string, init: RequestInit) =>
    Promise.resolve(app.fetch(new Request(`${origin}${path}`, init), connection));
  return {
    clock,
    store,
    log,
    counter,
    async open(path: string, headers: Headers = {}, method = "GET") {
      const response = await send(path, { method, headers: { "User-Agent": firefox, ...headers } });
      // A page is counted once its response is on its way.
      await setImmediate();
      return response;
    },
    /** What the script of a page says. */
    say: (page: string, fields: Headers, headers: Headers = {}, address = "192.0.2.1") =>
      send("/count", {
        method: "POST",
        headers: {
          "User-Agent": firefox,
          Origin: origin,
          Referer: `${origin}${page}`,
          "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
          "X-Forwarded-For": address,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    /** What is stored, as `kind key: total`. */
    async counted() {
      await counter.flush();
      return (await store.counts(all)).map(({ kind, key, total }) => `${kind} ${key}: ${total}`);
    },
  };
}

const home = pathOf("home", "fr-fr");
const pricing = pathOf("pricing", "en-en");
const fromOwn = (path: string): Headers => ({ Referer: `${origin}${path}`, "Sec-Fetch-Site": "same-origin" });

test("a visit: where it came from, each page once, and the steps of the configurator without script", async () => {
  const { open, counted } = await setUp();
  await open(`${home}?utm_source=Newsletter&utm_campaign=Printemps%202027`, {
    Referer: "https://www.google.fr/",
    "Sec-Fetch-Site": "cross-site",
    "Sec-Fetch-Dest": "document",
  });
  // The campaign is still in the address when the language is switched.
  const english = `${pathOf("home", "en-en")}?utm_source=Newsletter`;
  await open(english, fromOwn(home));
  await open(pricing, fromOwn(pathOf("home", "en-en")));
  const steps = ["?type=vitrine", "?type=vitrine&duration=12", "?type=vitrine&duration=12&pack=start"];
  const addresses = [pricing, ...steps.map((query) => pricing + query)];
  for (const [index, address] of addresses.entries())
    if (index > 0) await open(address, fromOwn(addresses[index - 1] ?? ""));
  await open(`${addresses[3]}&request=open`, fromOwn(addresses[3] ?? ""));
  // Changed, and the other language: nothing is chosen for the first time.
  await open(`${pricing}?type=vitrine&duration=24`, fromOwn(addresses[3] ?? ""));
  await open(`${pathOf("pricing", "fr-fr")}?type=vitrine&duration=24`, fromOwn(addresses[2] ?? ""));
  expect(await counted()).toEqual([
    "campaign newsletter / printemps 2027: 1",
    "form-started quote: 1",
    "source google: 1",
    "step duration: 1",
    "step pack: 1",
    "step type: 1",
    "view en-en/home: 1",
    "view en-en/pricing: 1",
    "view fr-fr/home: 1",
    "view fr-fr/pricing: 1",
  ]);
});

test("an error in counting a visit costs its visitor nothing, and is logged", async () => {
  const { open, log } = await setUp({
    count: () => {
      throw new Error("broken");
    },
  });
  expect((await open(home)).status).toBe(200);
  expect(log.events).toContainEqual(expect.objectContaining({ level: "error", event: "counts.failed" }));
});

test("a page that the browser still has is a view; the entry and redirects lead on, and keep the source", async () => {
  const { open, counted } = await setUp();
  expect((await open(home, { "If-None-Match": `"${home}"` })).status).toBe(304);
  await open("/", { Referer: "https://blog.client.example/a/b?c" });
  await open(home, fromOwn("/"));
  expect((await open("/fr-fr/prix/", { Referer: "https://t.co/x" })).status).toBe(301);
  await open(pathOf("pricing", "fr-fr"), { Referer: "https://t.co/x" });
  await open(constructionPath("fr-fr", "legal"), fromOwn(home));
  await open("/connect", { "Sec-Fetch-Site": "none" });
  expect(await counted()).toEqual([
    "source blog.client.example: 1",
    "source direct: 2",
    "source x: 1",
    "view connect: 1",
    "view fr-fr/construction/legal: 1",
    "view fr-fr/home: 2",
    "view fr-fr/pricing: 1",
  ]);
});

test.each<[string, Headers, string?]>([
  ["a robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { "User-Agent": "curl/8.14.1" }],
  ["a program without a name", { "User-Agent": "" }],
  ["a prefetch", { "Sec-Purpose": "prefetch" }],
  ["a prerendering", { "Sec-Purpose": "prefetch;prerender" }],
  ["an old prefetch", { Purpose: "prefetch" }],
  ["a frame", { "Sec-Fetch-Dest": "iframe" }],
  ["the service worker's copy", { "Sec-Fetch-Dest": "empty" }],
  ["a HEAD", {}, "HEAD"],
])("%s is not counted", async (_, headers, method) => {
  const { open, counted } = await setUp();
  expect((await open(home, headers, method)).status).toBe(200);
  expect(await counted()).toEqual([]);
});

test("errors, files, embedded and private pages are not counted", async () => {
  const { open, counted } = await setUp();
  for (const path of [
    "/fr-fr/nowhere/",
    "/fr-fr/portfolio/nobody",
    "/sitemap.xml",
    "/robots.txt",
    "/healthz",
  ])
    await open(path);
  for (const page of ["mapEmbed", "offline"] as const) await open(pathOf(page, "fr-fr"));
  await open(`/q/${"x".repeat(22)}/`);
  expect(await counted()).toEqual([]);
});

test("a page says what the server cannot see: that it is shown after all, steps, and that a form is entered", async () => {
  const { say, counted } = await setUp();
  expect((await say(home, { what: "view", from: origin })).status).toBe(204);
  await say(`${home}?utm_campaign=spring`, { what: "view", from: "https://www.bing.com" });
  await say(`${pricing}?type=vitrine`, { what: "view", from: origin });
  await say(pricing, { what: "pack" });
  await say(pricing, { what: "request" });
  // Its address has the form open: that was counted when it was requested.
  await say(`${pricing}?request=open`, { what: "request" });
  await say(pathOf("contact", "fr-fr"), { what: "request" });
  expect(await counted()).toEqual([
    "campaign spring: 1",
    "form-started contact: 1",
    "form-started quote: 1",
    "source bing: 1",
    "step pack: 1",
    "step type: 1",
    "view en-en/pricing: 1",
    "view fr-fr/home: 2",
  ]);
});

test("hostile messages count nothing: other sites, no page, unknown or long texts, robots, too many", async () => {
  const { say, open, counted, log } = await setUp();
  const statuses = [
    await say(pricing, { what: "pack" }, { Origin: "https://evil.example" }),
    await say(pricing, { what: "pack" }, { "Sec-Fetch-Site": "cross-site" }),
    await say(pricing, { what: "pack" }, { Referer: "https://evil.example/en-en/pricing/" }),
    await say(pricing, { what: "pack" }, { "Content-Type": "text/plain" }),
    await say("/nowhere/", { what: "view" }),
    await say("/", { what: "view" }),
    await say(pathOf("contact", "fr-fr"), { what: "pack" }),
    await say(pricing, { what: "sent" }),
    await say(pricing, { what: "__proto__" }),
    await say(pricing, {}),
    await say(pricing, { what: "pack", more: "x".repeat(6000) }),
    await say(pricing, { what: "pack" }, { "User-Agent": "AhrefsBot/7.0" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 400, 415, 400, 400, 400, 400, 400, 400, 413, 204]);
  expect((await open("/count")).status).toBe(404);
  const flood: number[] = [];
  for (let count = 0; count < 200; count += 1)
    flood.push((await say(pricing, { what: "pack" }, {}, "198.51.100.7")).status);
  const accepted = flood.filter((status) => status === 204).length;
  expect(accepted).toBeGreaterThanOrEqual(60);
  expect(accepted).toBeLessThan(70);
  expect(flood.at(-1)).toBe(429);
  expect(await counted()).toEqual([`step pack: ${accepted}`]);
  expect(JSON.stringify(log.events)).not.toMatch(/198\.51|evil/);
});

/** Visits that each bring a site and a campaign of their own: together more than a server keeps until it stores them. */
const inventing = 1200;

test("one network invents sites and campaigns: those of other visitors of the day are counted by their names", async () => {
  const { open, say, counter, store } = await setUp();
  const attacker = { "X-Forwarded-For": "198.51.100.7" };
  for (let index = 0; index < inventing; index += 1) {
    const Referer = `https://site-${index}.example/`;
    await open(`${home}?utm_campaign=c${index}`, { ...attacker, Referer });
  }
  await say(home, { what: "view", from: "https://said.example/" }, {}, "198.51.100.7");
  for (let visitor = 0; visitor < 3; visitor += 1)
    await open(`${home}?utm_campaign=salon`, {
      Referer: "https://news.example/",
      "X-Forwarded-For": `192.0.2.${visitor}`,
    });
  // What others have brought, the attacker's network may bring too: an office, or a whole island behind one address.
  await open(`${home}?utm_campaign=salon`, { ...attacker, Referer: "https://news.example/" });
  await counter.flush();
  const totals = await store.countTotals(all);
  const of = (kind: string) =>
    new Map(totals.filter((one) => one.kind === kind).map((one) => [one.key, one.total]));
  for (const [kind, name] of [
    ["source", "news.example"],
    ["campaign", "salon"],
  ] as const) {
    expect(of(kind).get(name)).toBe(4);
    expect(of(kind).size).toBeLessThan(15);
    expect([...of(kind).values()].reduce((sum, total) => sum + total, 0)).toBe(
      inventing + (kind === "source" ? 5 : 4),
    );
  }
});

test("what a message says of pages that the site does not have is not counted", async () => {
  const { say, counted } = await setUp();
  const invented = itemPathOf("project", "fr-fr", "jane.doe@client.example");
  expect((await say(invented, { what: "view", from: "" })).status).toBe(400);
  expect(await counted()).toEqual([]);
  const [slug = ""] = itemSlugs.project;
  await say(itemPathOf("project", "fr-fr", slug), { what: "view", from: origin });
  expect(await counted()).toEqual([`view fr-fr/project/${slug}: 1`]);
});

test("invented campaigns and sites of a day fill neither memory nor store, and none is a person's", async () => {
  const { open, counter, store } = await setUp();
  for (let index = 0; index < inventing; index += 1)
    await open(`${home}?utm_campaign=c${index}`, {
      Referer: `https://site-${index}.example/`,
      "X-Forwarded-For": `198.51.${index >> 8}.${index & 255}`,
    });
  await counter.flush();
  for (const [campaign, site] of [
    ["jane.doe@client.example", "http://10.0.0.7/"],
    ["x".repeat(41), "http://intranet/"],
    ["<script>", "https://[2001:db8::1]/"],
    ["=cmd()", `https://${"a.".repeat(40)}example/`],
  ])
    await open(`${home}?utm_campaign=${encodeURIComponent(campaign ?? "")}`, { Referer: site ?? "" });
  await counter.flush();
  const totals = await store.countTotals(all);
  for (const kind of ["campaign", "source"] as const) {
    const keys = totals.filter((total) => total.kind === kind);
    expect(keys.length).toBeLessThanOrEqual(maxOpenKeys + 1);
    expect(keys.reduce((sum, { total }) => sum + total, 0)).toBe(inventing + 4);
    expect(keys.map(({ key }) => key).join("\n")).not.toMatch(/@|doe|10\.0|intranet|db8|script|cmd|xxx|a\.a/);
  }
});

test("nothing is stored in the browser: no response has a cookie, and all are the same for everybody", async () => {
  const { open, say } = await setUp();
  const first = await open(home, { Referer: "https://www.google.fr/" });
  const second = await open(home, { "User-Agent": safari });
  const said = await say(pricing, { what: "type" });
  expect([...second.headers]).toEqual([...first.headers]);
  for (const { headers } of [first, second, said]) expect(headers.get("Set-Cookie")).toBeNull();
  expect(await said.text()).toBe("");
});

test("a day of 400 visits in both languages, beside robots and pages loaded ahead, adds up to the unit", async () => {
  const { clock, log, store, counter, open, say, counted } = await setUp();
  const intake = createLeadIntake({
    store,
    clock,
    log,
    mailSettings,
    links: noLinks,
    wakeOutbox: () => {},
    count: counter.count,
  });
  const expected = new Map<string, number>();
  const expect1 = (...ids: readonly string[]) => {
    for (const id of ids) expected.set(id, (expected.get(id) ?? 0) + 1);
  };
  const sites = [
    ["https://www.google.com/", "google"],
    ["https://l.facebook.com/", "facebook"],
    ["https://news.example/article?id=7", "news.example"],
    ["", "direct"],
  ] as const;
  for (let visit = 0; visit < 400; visit += 1) {
    const locale = visit % 3 === 0 ? "en-en" : "fr-fr";
    const [referrer, source] = sites[visit % sites.length] ?? ["", ""];
    const start = pathOf(visit % 5 === 0 ? "services" : "home", locale);
    const campaign = visit % 10 === 0 ? "?utm_source=salon" : "";
    // A robot, a prefetch and a HEAD of the same page come with every visitor.
    await open(start, { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    await open(start, { "Sec-Purpose": "prefetch" });
    await open(start, {}, "HEAD");
    await open(start + campaign, referrer === "" ? { "User-Agent": safari } : { Referer: referrer });
    expect1(`view ${locale}/${visit % 5 === 0 ? "services" : "home"}`, `source ${source}`);
    if (campaign !== "") expect1("campaign salon");
    // Every second goes on to the configurator, which the browser had loaded ahead for half of them.
    const page = pathOf("pricing", locale);
    if (visit % 2 === 1) continue;
    expect1(`view ${locale}/pricing`);
    const address = `198.51.${(visit >> 6) & 255}.${visit & 63}`;
    if (visit % 4 === 0) await open(page, fromOwn(start));
    else {
      await open(page, { ...fromOwn(start), "Sec-Purpose": "prefetch" });
      await say(page, { what: "view", from: origin }, {}, address);
    }
    for (const [step, every] of [
      ["type", 4],
      ["duration", 8],
      ["pack", 16],
      ["request", 40],
    ] as const) {
      if (visit % every !== 0) continue;
      await say(page, { what: step }, {}, address);
      expect1(step === "request" ? "form-started quote" : `step ${step}`);
    }
    clock.forward(30_000);
    if (visit % 80 === 0) {
      const { status } = await intake.submit(quoteSubmission({ sender: { ipAddress: address } }));
      expect(status).toBe("accepted");
      expect1("sent quote");
    }
    if (visit % 100 === 0) {
      await intake.submit(submission({ sender: { ipAddress: address } }));
      await intake.submit(submission({ ...robot, sender: { ipAddress: address } }));
      expect1("sent contact");
    }
    // At times the counts are stored in between.
    if (visit % 200 === 0) await counter.flush();
  }
  const lines = [...expected].map(([id, total]) => `${id}: ${total}`).sort();
  const stored = new Map<string, number>();
  await counted();
  for (const { kind, key, total } of await store.counts(all)) {
    const id = `${kind} ${key}`;
    stored.set(id, (stored.get(id) ?? 0) + total);
  }
  expect([...stored].map(([id, total]) => `${id}: ${total}`).sort()).toEqual(lines);
  const arrivals = (await store.countTotals(all)).filter(({ kind }) => kind === "source");
  expect(arrivals.reduce((sum, { total }) => sum + total, 0)).toBe(400);
});

test("days are the agency's", async () => {
  const { clock, open, store, counter } = await setUp();
  clock.forward(endOfDay("2026-11-21") - clock());
  await open(home);
  clock.forward(1000);
  await open(home);
  await counter.flush();
  const days = (await store.counts(all)).filter(({ kind }: Count) => kind === "view");
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ["2026-11-21", 1],
    ["2026-11-22", 1],
  ]);
});

test("a page says how fast it was: each known value is one step of its page, and nothing else is stored", async () => {
  const { say, counted } = await setUp();
  const speed = (from: string) => say(pricing, { what: "speed", from });
  expect((await speed("device=phone&lcp=1234&inp=48&cls=12")).status).toBe(204);
  expect((await speed("device=other&lcp=-1&inp=1e3&cls=99999999&ttfb=5")).status).toBe(400);
  expect((await speed("device=somebody&lcp=10")).status).toBe(400);
  expect((await speed("")).status).toBe(400);
  expect(await counted()).toEqual([
    "speed cls phone 2 pricing: 1",
    "speed inp phone 1 pricing: 1",
    "speed lcp phone 2 pricing: 1",
  ]);
});
