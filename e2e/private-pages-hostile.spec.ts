/** The pages behind secret links under thousands of posts that no page of ours makes. */

import fc from "fast-check";
import { acceptanceKeyOf } from "#quotes/client-operations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { clientSteps } from "#quotes/pages/client/forms.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { encoded, hostileText, seed } from "#testing/hostile-text.ts";
import { formType, openPrivatePages, post } from "#testing/private-pages-in-process.ts";

test("300 hostile posts to both pages change nothing, and leave no trace in the log", () => sendHostile(300));

test(
  "5000 hostile posts to both pages change nothing, and leave no trace in the log",
  {
    tag: "@soak",
  },
  () => sendHostile(5000),
);

async function sendHostile(posts: number): Promise<void> {
  test.setTimeout(300_000);
  const { ask, close, log, quote, draftHash, stored, tokens } = await openPrivatePages();
  const before = await stored();
  const { agency, client, board } = tokens;
  const text = encoded(hostileText);
  const step = fc.constantFrom(
    ...Object.values(clientSteps),
    ...["notes", "answer", "deposit", "deposit-confirm", "deposit-strike-out", "contractEnd"],
    ...["save", "preview", "more", "recalculate"],
  );
  const badToken = fc.oneof(
    fc.stringMatching(/^[\w-]{22}$/),
    fc.constantFrom(agency.slice(0, -1), `${agency}x`, client.slice(1), "..%2f..", "%00", "constructor"),
  );
  const key = acceptanceKeyOf(client, quote.quote.locale, agencyDay(Date.now()));
  /** Forms that would be taken with the right link. */
  const goodForm = fc.constantFrom(
    ...["step=won", "step=lost", "step=notes&notes=x", `draftHash=${draftHash}`, ""],
    `step=${clientSteps.accept}&name=J&signatoryRole=G&agreed=yes&stepKey=${key}&quoteId=${quote.id}&pdfHash=${quote.pdfHash}`,
    `step=decline&reason=x&quoteId=${quote.id}&pdfHash=${quote.pdfHash}`,
    "step=ask&question=x",
    "step=answer&answer=x",
    "step=deposit-confirm&depositReceivedOn=2026-11-27&depositReceivedAmount=1",
    "step=deposit-strike-out&receipt=0&depositReason=x",
    `step=refund&refundedOn=2026-11-27&refundedAmount=1&quoteId=${quote.id}`,
    `step=refund-strike-out&refund=0&depositReason=x&quoteId=${quote.id}`,
    `step=${clientSteps.code}&name=J&signatoryRole=G&agreed=yes&stepKey=${key}&quoteId=${quote.id}&pdfHash=${quote.pdfHash}`,
    `name=J&email=j@client.example&quoteId=${quote.id}`,
  );
  const pages = ["", "devis/", "apercu/", "effacer/", "retractation/"];
  const withoutLink = fc.record({
    path: fc
      .tuple(fc.constantFrom("r", "q"), badToken, fc.constantFrom(...pages))
      .map(([page, token, rest]) => `/${page}/${token}/${rest}`),
    body: goodForm,
  });
  const wrongPage = fc
    .tuple(fc.constantFrom(...pages), goodForm)
    .map(([rest, body]) => ({ path: `/r/${client}/${rest}`, body }));
  const wrongPageOfClient = goodForm.map((body) => ({ path: `/q/${agency}/`, body }));
  /** With the link, and forms that no page of ours makes. */
  const fields = fc.dictionary(
    fc.constantFrom(
      "name",
      "signatoryRole",
      "agreed",
      "quoteId",
      "pdfHash",
      "reason",
      "option",
      "option-1",
      "key",
      "line-0-inclusion",
      "lineCount",
      "clientName",
      "line-0-label",
      "depositReceivedOn",
      "depositReason",
      "contractEndsOn",
      "code",
    ),
    text,
    { maxKeys: 6 },
  );
  const badForm = fc
    .tuple(step, fields)
    .map(([chosen, values]) =>
      [`step=${chosen}`, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join("&"),
    );
  /** All that accepts the quote, and an option that it does not have. */
  const withOption = fc
    .oneof(text, fc.constantFrom("0", "1", "4"))
    .map(
      (option) =>
        `step=${clientSteps.accept}&name=J&signatoryRole=G&agreed=yes&stepKey=${key}&quoteId=${quote.id}&pdfHash=${quote.pdfHash}&option=${option}`,
    );
  const toClient = fc
    .oneof(
      badForm.filter((body) => !/^step=ask/.test(body)),
      withOption,
    )
    .map((body) => ({ path: `/q/${client}/`, body }));
  /** The quote is not accepted: nobody can withdraw from it. */
  const toWithdrawal = fc
    .oneof(badForm, goodForm)
    .map((body) => ({ path: `/q/${client}/retractation/`, body }));
  const toAgency = fc.oneof(
    badForm
      .filter((body) => !/^step=(?:notes|answer)/.test(body))
      .map((body) => ({ path: `/r/${agency}/`, body })),
    badForm.map((body) => ({ path: `/r/${agency}/devis/`, body })),
    text.map((hash) => ({ path: `/r/${agency}/apercu/`, body: `draftHash=${hash}` })),
    text.map((body) => ({ path: `/r/${agency}/`, body })),
  );
  /** No form of these names a stored request or address. */
  const toBoard = fc
    .tuple(
      fc.constantFrom("", "recherche/", "effacer/", "fichier/", "perdues/", "perdues/99/"),
      fc.constantFrom("id", "text", "email", "file", "confirmed", "step"),
      text,
      fc.constantFrom(board, board, client, agency),
    )
    .map(([rest, name, value, token]) => ({
      path: `/b/${token}/${rest}`,
      body: `${name}=${value}&confirmed=1`,
    }));
  const types = fc.constantFrom(
    formType,
    formType,
    formType,
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/json",
  );
  const seen = new Map<number, number>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(withoutLink, wrongPage, wrongPageOfClient, toClient, toWithdrawal, toAgency, toBoard),
      types,
      async ({ path, body }, type) => {
        sent += 1;
        const address = `198.51.${(sent >> 8) & 255}.${sent & 255}`;
        const response = await ask(post(path, body, { "Content-Type": type, "X-Forwarded-For": address }));
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        expect(response.status, `${path} ${body}`).not.toBe(303);
        expect(response.status, `${path} ${body}`).toBeLessThan(500);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
        await response.arrayBuffer();
      },
    ),
    { numRuns: posts, seed },
  );
  for (const status of [400, 404, 409, 415, 422])
    expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(0);
  expect(await stored()).toBe(before);
  for (const secret of [agency, client, board]) expect(log()).not.toContain(secret);
  await close();
}
