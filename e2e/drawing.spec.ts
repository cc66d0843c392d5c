/** Documents are drawn beside everything else: whoever asks for many of them delays nobody. */

import { acceptanceKeyOf } from "#quotes/client-operations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { drawDocument } from "#quotes/drawn-documents.ts";
import { agreedValue, clientSteps } from "#quotes/pages/client/forms.ts";
import type { DrawingThread } from "#server/drawing/drawing-thread.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { openPrivatePages, post, site } from "#testing/private-pages-in-process.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";

/** A thread whose drawings wait once they are held. */
function holdingThread() {
  let drawn = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const thread: DrawingThread = {
    async draw({ name, contents }) {
      drawn += 1;
      await gate.promise;
      return drawDocument(name, contents);
    },
    close: async () => {},
  };
  return {
    thread,
    drawn: () => drawn,
    hold() {
      drawn = 0;
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
  };
}

const acceptance = { name: "Joséphine Lavigne", signatoryRole: "Gérante", options: [], code: "" };

for (const document of ["devis.pdf", "preuve.pdf", "apercu.pdf", "commande-1.xlsx"] as const)
  test(`200 requests for one ${document} by one address and 32 by others: it is drawn once, and nobody else waits for it`, {
    tag: document === "devis.pdf" ? [] : "@soak",
  }, async () => {
    const { thread, drawn, hold, release } = holdingThread();
    const { ask, close, operations, quote, tokens } = await openPrivatePages("en-en", thread);
    const folder = {
      "devis.pdf": `/d/${tokens.visitor}`,
      "preuve.pdf": `/q/${tokens.client}`,
      "apercu.pdf": `/r/${tokens.agency}`,
      "commande-1.xlsx": `/r/${tokens.agency}`,
    }[document];
    if (document === "preuve.pdf" || document === "commande-1.xlsx")
      await operations.clientOperations.accept(
        tokens.client,
        { quoteId: quote.id, pdfHash: quote.pdfHash },
        acceptance,
        "192.0.2.9",
      );
    hold();
    const get = (path: string, address: string, language = "fr") =>
      ask(
        new Request(`${site}${path}`, {
          headers: { "X-Forwarded-For": address, "Accept-Language": language },
        }),
      );
    const path = `${folder}/${document}`;
    const answered: Response[] = [];
    const crowd = Array.from({ length: 200 }, (_, index) =>
      get(path, "192.0.2.1", index % 2 === 0 ? "en-GB,en;q=0.9,fr;q=0.8" : "fr"),
    );
    const others = Array.from({ length: 32 }, (_, index) => get(path, `198.51.100.${index}`));
    for (const one of [...crowd, ...others]) void one.then((answer) => answered.push(answer));

    // All that follows is answered while the drawing has not ended. A network regains a drawing each second.
    await expect.poll(drawn).toBe(1);
    await expect.poll(() => answered.length).toBeGreaterThan(130);
    expect((await get("/healthz", "192.0.2.1")).status).toBe(200);
    expect((await get(routes.home["fr-fr"], "198.51.100.1")).status).toBe(200);
    expect((await get(`/q/${tokens.client}/`, "198.51.100.1")).status).toBe(200);
    const texts: string[] = [];
    for (const refused of answered) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(refused.headers.get("Referrer-Policy")).toBe("no-referrer");
      texts.push(plain(await refused.text()));
    }
    for (const locale of locales)
      expect(
        texts.filter((text) => text.includes(plain(words[locale]("pages.error.429.title")))).length,
      ).toBeGreaterThan(40);
    expect(drawn()).toBe(1);

    release();
    for (const answer of await Promise.all(others)) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toMatch(
        document.endsWith(".pdf") ? /^application\/pdf$/ : /spreadsheetml/,
      );
    }
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(drawn()).toBe(1);
    await close();
  });

test("a request that is erased while its document is drawn has no document any more", async () => {
  const { thread, drawn, hold, release } = holdingThread();
  const { ask, close, leadId, store, tokens } = await openPrivatePages("fr-fr", thread);
  hold();
  const asked = ask(new Request(`${site}/d/${tokens.visitor}/devis.pdf`));
  await expect.poll(drawn).toBe(1);
  await store.eraseLead(leadId, null);
  release();
  const response = await asked;
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  await close();
});

test("an acceptance that is posted again and again is refused once its network's budget of drawings is empty, and stores nothing", async () => {
  const { thread, hold, release } = holdingThread();
  const { ask, close, quote, store, leadId, tokens } = await openPrivatePages("en-en", thread);
  hold();
  const form = new URLSearchParams({
    step: clientSteps.accept,
    quoteId: quote.id,
    pdfHash: quote.pdfHash,
    name: acceptance.name,
    signatoryRole: acceptance.signatoryRole,
    agreed: agreedValue,
    stepKey: acceptanceKeyOf(tokens.client, "en-en", agencyDay(Date.now())),
  }).toString();
  const headers = { "X-Forwarded-For": "192.0.2.1", "Accept-Language": "en" };
  const posts = Array.from({ length: 29 }, () => ask(post(`/q/${tokens.client}/`, form, headers)));
  const statuses: number[] = [];
  for (const one of posts) void one.then(({ status }) => statuses.push(status));
  await expect.poll(() => statuses.length).toBeGreaterThan(5);
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect((await store.requestHistory(leadId))?.confirmedQuotes[0]?.status).toBe("sent");
  release();
  await Promise.all(posts);
  expect((await store.requestHistory(leadId))?.confirmedQuotes[0]?.status).toBe("accepted");
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  await close();
});
