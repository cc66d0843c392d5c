/** The pages behind secret links, for those who have no link, half of one, or bad intentions. */

import { createHash } from "node:crypto";
import readExcelFile from "read-excel-file/node";
import { languageTag } from "#app/i18n/locales.ts";
import { acceptanceKeyOf } from "#quotes/client-operations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { maxNotesLength } from "#quotes/pages/agency/steps.ts";
import { clientSteps } from "#quotes/pages/client/forms.ts";
import { requestRestoredPageAgain } from "#quotes/restored-page.ts";
import { StoreUnavailableError, UnreadableRecordError } from "#quotes/store/store.ts";
import { draftAsEntered } from "#quotes/terms/draft-fields.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { openPrivatePages, post, site } from "#testing/private-pages-in-process.ts";
import { locales, plain, words } from "#testing/words.ts";

test("a page behind a link is private: its headers, one script (two where a form is live, or something is copied), and no style or word from elsewhere", async () => {
  const { ask, close, operations, quote, tokens } = await openPrivatePages();
  const accept = () =>
    operations.clientOperations.accept(
      tokens.client,
      { quoteId: quote.id, pdfHash: quote.pdfHash },
      { name: "J", signatoryRole: "G", options: [], code: "" },
      "192.0.2.1",
    );
  for (const [path, liveScripts, before] of [
    [`/r/${tokens.agency}/`, 1],
    [`/r/${tokens.agency}/devis/`, 1],
    // The address for reading can be copied.
    [`/q/${tokens.client}/`, 1],
    [`/d/${tokens.visitor}/`, 0],
    [`/b/${tokens.board}/`, 0],
    [`/b/${tokens.board}/attente-client/`, 0],
    [`/b/${tokens.board}/perdues/2/`, 0],
    [`/b/${tokens.board}/recherche/`, 0],
    [`/b/${tokens.board}/effacer/`, 0],
    ["/b/", 0],
    ["/b/en/", 0],
    // What is typed at the bank can be copied.
    [`/q/${tokens.client}/`, 1, accept],
  ] as const) {
    if (before !== undefined) expect(await before()).toBe("decided");
    const response = await ask(new Request(`${site}${path}`));
    expect(response.status, path).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    const hash = createHash("sha256").update(requestRestoredPageAgain).digest("base64");
    expect(response.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.has("Speculation-Rules")).toBe(false);
    const html = await response.text();
    const liveScript = /<script type="module" src="\/assets\/[\w.-]+\.js"><\/script>/g;
    expect([...html.matchAll(liveScript)]).toHaveLength(liveScripts);
    const unscripted = html
      .replace(`<script>${requestRestoredPageAgain}</script>`, "")
      .replace(liveScript, "");
    expect(unscripted).not.toMatch(/<script|modulepreload|rel="canonical"|og:|manifest|\son\w+=|style="/);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  }
  for (const path of [
    `/r/${tokens.agency}/devis.pdf`,
    `/r/${tokens.agency}/devis-1.pdf`,
    `/q/${tokens.client}/devis.pdf`,
    `/d/${tokens.visitor}/devis.pdf`,
  ]) {
    const response = await ask(new Request(`${site}${path}`));
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  }
  await close();
});

test("the order of an accepted quote is saved as a file, by the agency alone; of any other there is none", async () => {
  const { ask, close, operations, quote, tokens } = await openPrivatePages();
  const files = ["commande-1.json", "commande-1.xlsx"];
  const get = (path: string) => ask(new Request(`${site}${path}`));
  for (const file of files) expect((await get(`/r/${tokens.agency}/${file}`)).status).toBe(404);
  const acceptance = { name: "Joséphine Lavigne", signatoryRole: "Gérante", options: [], code: "" };
  const seen = { quoteId: quote.id, pdfHash: quote.pdfHash };
  expect(await operations.clientOperations.accept(tokens.client, seen, acceptance, "192.0.2.1")).toBe(
    "decided",
  );
  for (const file of files) {
    const response = await get(`/r/${tokens.agency}/${file}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": file.endsWith(".json") ? "application/json" : expect.stringMatching(/spreadsheetml/),
      "content-disposition": expect.stringMatching(
        /^attachment; filename="commande-D-[\w-]+\.(?:json|xlsx)"$/,
      ),
      "cache-control": "no-store",
    });
    const saved = file.endsWith(".json")
      ? await response.text()
      : JSON.stringify(await readExcelFile(Buffer.from(await response.arrayBuffer())));
    expect(saved).toContain(quote.quote.number);
  }
  for (const path of [
    `/q/${tokens.client}/commande-1.json`,
    `/r/${tokens.client}/commande-1.json`,
    `/r/${tokens.agency}/commande-2.json`,
  ])
    expect((await get(path)).status, path).toBe(404);
  await close();
});

test("whoever follows every link decides nothing", async () => {
  const { ask, close, stored, tokens } = await openPrivatePages();
  const before = await stored();
  const seen = new Set<string>();
  const waiting = [
    `/r/${tokens.agency}/`,
    `/q/${tokens.client}/`,
    `/d/${tokens.visitor}/`,
    `/b/${tokens.board}/`,
  ];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const method of ["GET", "HEAD"]) {
      const response = await ask(
        new Request(`${site}${path}?step=${clientSteps.accept}&step=won`, { method }),
      );
      expect(response.status, path).toBeLessThan(500);
      if (method === "HEAD" || !response.headers.get("Content-Type")?.startsWith("text/html")) continue;
      for (const [, href = ""] of (await response.text()).matchAll(/(?:href|action)="([^"#]+)/g)) {
        const target = new URL(href.replaceAll("&amp;", "&"), `${site}${path}`);
        if (target.origin === site && /^\/[rqdb]\//.test(target.pathname)) waiting.push(target.pathname);
      }
    }
  }
  expect([...seen].length).toBeGreaterThan(6);
  expect(await stored()).toBe(before);
  await close();
});

test("without the link there is nothing: 404, and the other page's token opens nothing", async () => {
  const { ask, close, log, tokens } = await openPrivatePages();
  const guess = (path: string, address: string) =>
    ask(new Request(`${site}${path}`, { headers: { "X-Forwarded-For": address } }));
  for (const path of [
    `/q/${tokens.agency}/`,
    `/r/${tokens.client}/`,
    `/r/${tokens.agency.slice(1)}/`,
    `/r/${tokens.agency.toUpperCase().replace(/./, "_")}/`,
    `/r/${tokens.agency}/autre/`,
    `/r/${tokens.agency}.data`,
    "/r/",
    "/q/x/",
    `/d/${tokens.client}/devis.pdf`,
    `/q/${tokens.visitor}/`,
    `/r/${tokens.visitor}/`,
    `/b/${tokens.agency}/`,
    `/r/${tokens.board}/`,
    `/b/${tokens.board}/autre/`,
    `/b/${tokens.board}/perdues/0/`,
    `/b/${tokens.board}/fichier/`,
  ]) {
    const response = await guess(path, "192.0.2.1");
    expect(response.status, path).toBe(404);
    // Strangers see it too: no failure, and no command of the agency's machine.
    expect(await response.text(), path).not.toMatch(/<title>Erreur\s:|<code|\bnpm\b/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  }
  for (const secret of Object.values(tokens)) expect(log()).not.toContain(secret);
  await close();
});

test("the board opens requests at addresses that end with it, and a search is in no address", async () => {
  const { ask, close, log, leadId, operations, store, tokens } = await openPrivatePages();
  const page = `/b/${tokens.board}/`;
  const listed = await (await ask(new Request(`${site}${page}`))).text();
  expect(listed).toContain(`value="${leadId}"`);
  expect(listed).not.toMatch(/\/[rq]\//);
  const opened = await ask(post(page, `id=${leadId}`));
  expect(opened.status).toBe(303);
  const path = opened.headers.get("Location") ?? "";
  expect(path).toMatch(/^\/r\/[\w-]{22}\/$/);
  expect((await ask(new Request(`${site}${path}`))).status).toBe(200);
  expect((await ask(post(page, "id=NOBODY"))).status).toBe(404);
  expect((await ask(post(page, "other=1"))).status).toBe(400);

  const found = await ask(post(`${page}recherche/`, "text=Lavigne"));
  expect(await found.text()).toContain(`value="${leadId}"`);
  const tooLong = await ask(post(`${page}recherche/`, `text=${"n".repeat(101)}`));
  expect(tooLong.status).toBe(422);
  expect(await tooLong.text()).toContain("n".repeat(101));

  const csv = await ask(post(`${page}fichier/`, "file=csv-fr"));
  expect(csv.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\d-]+-demandes.csv"$/);
  expect(csv.headers.get("Cache-Control")).toBe("no-store");
  expect(await csv.text()).toBe("csv-fr");
  expect((await ask(post(`${page}fichier/`, "file=../leads.sqlite"))).status).toBe(400);

  // Erasing takes two posts.
  const { email } = (await store.lead(leadId))?.fields ?? { email: "" };
  const asked = await ask(post(`${page}effacer/`, new URLSearchParams({ email }).toString()));
  expect(await asked.text()).toContain('name="confirmed"');
  expect((await ask(post(`${page}effacer/`, "email="))).status).toBe(422);
  expect(await store.lead(leadId)).not.toBeNull();
  await ask(post(`${page}effacer/`, new URLSearchParams({ email, confirmed: "1" }).toString()));
  expect(await store.lead(leadId)).toBeNull();
  expect(log()).not.toContain("Lavigne");
  expect(log()).not.toContain(email);
  expect(await operations.boardOperations.openRequest(tokens.board, leadId)).toBeNull();
  await close();
});

test("whoever asks for a link to the board is answered the same, and not too often", async () => {
  const { ask, close } = await openPrivatePages();
  const answers = new Set<string>();
  const send = (email: string) =>
    ask(post("/b/", new URLSearchParams({ email }).toString(), { "X-Forwarded-For": "192.0.2.77" }));
  for (const email of ["sales@agency.example", "else@other.example", "no address", ""]) {
    const response = await send(email);
    answers.add(`${response.status} ${response.headers.get("Location")} ${await response.text()}`);
  }
  expect([...answers]).toEqual(["303 /b/#sent "]);
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 30; attempt += 1) statuses.add((await send("x@y.example")).status);
  expect([...statuses]).toEqual([303, 429]);
  expect((await ask(post("/b/", "email=x", { Origin: "https://evil.example" }))).status).toBe(403);
  await close();
});

test("who guesses has to wait, with GET and with POST; who has a link does not, from the same network", async () => {
  const { ask, close, draftHash, stored, tokens } = await openPrivatePages();
  const before = await stored();
  const from = (address: string, request: Request) => {
    request.headers.set("X-Forwarded-For", address);
    return ask(request);
  };
  const forms = ["step=won", "step=more", "step=ask&question=x", `draftHash=${draftHash}`, ""];
  const attempts: Request[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const secret = String(attempt).padStart(22, "x");
    const page = ["r", "q", "d"][attempt % 3];
    attempts.push(new Request(`${site}/${page}/${secret}/`));
    attempts.push(post(`/${page}/${secret}/`, forms[attempt % forms.length] ?? ""));
    attempts.push(post(`/r/${secret}/${["devis/", "apercu/", "effacer/"][attempt % 3]}`, "step=more"));
  }
  const statuses: number[] = [];
  const bodies = new Set<string>();
  for (const attempt of attempts) {
    const response = await from("192.0.2.9", attempt);
    statuses.push(response.status);
    if (response.status === 404 && attempt.url.includes("/q/")) bodies.add(await response.text());
    else if (response.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(20).fill(404), ...Array(100).fill(429)]);
  // A post learns no more than a GET does.
  expect(bodies.size).toBe(1);

  // The network that guessed has holders of links too, as every network has behind a proxy that is not trusted.
  for (const path of [`/q/${tokens.client}/`, `/q/${tokens.client}/devis.pdf`, `/r/${tokens.agency}/devis/`])
    expect((await from("192.0.2.9", new Request(`${site}${path}`))).status, path).toBe(200);
  expect((await from("192.0.2.9", post(`/r/${tokens.agency}/devis/`, "step=more"))).status).toBe(200);
  expect((await from("192.0.2.10", new Request(`${site}/q/${"x".repeat(22)}/`))).status).toBe(404);
  expect(await stored()).toBe(before);
  await close();
});

test("another site posts in vain, and a browser that hides its origin does not", async () => {
  const { ask, close, store, leadId, tokens } = await openPrivatePages();
  const path = `/r/${tokens.agency}/`;
  for (const headers of [
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site", Origin: "null" },
    { "Sec-Fetch-Site": "same-site" },
  ])
    expect((await ask(post(path, "step=lost", headers))).status).toBe(403);
  expect((await store.lead(leadId))?.followUpStatus).toBe("answered");
  expect((await ask(post(path, "step=won", { Origin: "null" }))).status).toBe(303);
  expect((await store.lead(leadId))?.followUpStatus).toBe("won");
  await close();
});

test("while the store is unavailable both pages say so, take nothing, and work again afterwards", async () => {
  const { ask, close, log, store, stored, tokens } = await openPrivatePages();
  const before = await stored();
  const unavailable = () => Promise.reject(new StoreUnavailableError("SQLITE_FULL"));
  const { findLink } = store;
  store.findLink = unavailable;
  const draft =
    "step=save&lineCount=1&line-0-label=%C3%89crit&line-0-quantity=1&line-0-billing=once&terms=ligne+1%0Aligne+2";
  const sound = [
    ...new URLSearchParams(draft),
    ...Object.entries(draftAsEntered(termsOn(agencyDay(Date.now())))),
  ].flatMap(([name, value]) =>
    typeof value === "string" && name !== "terms" ? [[name, value] as const] : [],
  );
  for (const [request, kept] of [
    [new Request(`${site}/r/${tokens.agency}/`), []],
    [new Request(`${site}/q/${tokens.client}/`), []],
    [post(`/r/${tokens.agency}/`, "step=won"), ["won"]],
    [post(`/r/${tokens.agency}/`, "step=notes&notes=Rappeler+%3Clundi%3E"), ["Rappeler &lt;lundi&gt;"]],
    [
      post(`/r/${tokens.agency}/devis/`, new URLSearchParams(sound as [string, string][]).toString()),
      ["Écrit"],
    ],
    [post(`/r/${tokens.agency}/devis/`, draft), ["Écrit", "ligne 2"]],
    [post(`/r/${tokens.agency}/devis/`, draft.replace("save", "more")), ["Écrit", "ligne 2"]],
    [post(`/r/${tokens.agency}/`, `step=notes&notes=${"n".repeat(maxNotesLength + 1)}`), ["nnn"]],
    [post(`/q/${tokens.client}/`, "step=ask&question=Bonjour"), ["Bonjour"]],
    [post(`/q/${tokens.client}/`, `step=ask&question=${"q".repeat(20_000)}`), ["qqq"]],
  ] as const) {
    const response = await ask(request);
    expect(response.status, request.url).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Retry-After")).toBe("30");
    const html = await response.text();
    expect(html).toContain("<h1");
    // Nobody's mistake, and not the agency's name twice.
    if (request.method === "GET")
      expect(plain(html)).toContain("<title>Le service est momentanément indisponible");
    for (const value of kept) expect(html).toContain(value);
  }
  store.findLink = findLink;
  expect(await stored()).toBe(before);
  expect((await ask(new Request(`${site}/q/${tokens.client}/`))).status).toBe(200);
  expect(log()).not.toContain("page.failed");
  await close();
});

for (const locale of locales)
  test(`a quote in ${locale} whose PDF is damaged is shown, without its PDF, and cannot be accepted`, async () => {
    const { ask, close, log, quote, store, tokens } = await openPrivatePages(locale);
    store.confirmedPdf = (id) =>
      Promise.reject(new UnreadableRecordError({ table: "quotes", id, part: "pdf" }));
    store.decide = async () => ({ status: "refused", why: "damaged" });
    const key = acceptanceKeyOf(tokens.client, locale, agencyDay(Date.now()));
    const seen = `quoteId=${quote.id}&pdfHash=${quote.pdfHash}&stepKey=${key}`;
    for (const [request, status] of [
      [new Request(`${site}/q/${tokens.client}/`), 200],
      [
        post(`/q/${tokens.client}/`, `step=${clientSteps.accept}&name=Jo&signatoryRole=G&agreed=yes&${seen}`),
        409,
      ],
    ] as const) {
      const response = await ask(request);
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(words[locale]("clientQuote.state.damaged"));
      expect(html).not.toContain(`value="${clientSteps.accept}"`);
    }
    // Each in its reader's language.
    for (const [path, language] of [
      [`/q/${tokens.client}/devis.pdf`, languageTag[locale]],
      [`/r/${tokens.agency}/devis-1.pdf`, "fr"],
    ] as const) {
      const response = await ask(new Request(`${site}${path}`));
      expect(response.status, path).toBe(503);
      expect(await response.text(), path).toContain(`<html lang="${language}"`);
    }
    expect((await ask(new Request(`${site}/r/${tokens.agency}/`))).status).toBe(200);
    expect(log()).toContain(`"record.unreadable","table":"quotes","id":"${quote.id}","part":"pdf"`);
    expect(log()).not.toContain("page.failed");
    await close();
  });
