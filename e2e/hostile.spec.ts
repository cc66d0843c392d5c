/** Whatever is sent, in whatever shape: no failure, no markup of others, nothing of it in the log. */
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { catalogue } from "#app/content/catalogue.ts";
import { optionKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { IntakeOutcome, LeadIntake } from "#app/forms/lead-intake.ts";
import { queryOf, readSelection, selectionFields } from "#app/quote/selection-query.ts";
import { faultOfAnswer, foreignMarkupIn } from "#testing/hostile-answers.ts";
import {
  addressRequest,
  contactPost,
  type HostileRequest,
  multipartPost,
  quotePost,
} from "#testing/hostile-requests.ts";
import { encoded, hostileText, seed } from "#testing/hostile-text.ts";
import { openApp } from "#testing/in-process-app.ts";

// One case takes milliseconds, and they are thousands.
test.setTimeout(240_000);

/** No answer takes as long as this: one that does hangs. */
const hangsAfterMs = 10_000;

const outcomes: Readonly<Record<number, IntakeOutcome>> = {
  303: {
    status: "accepted",
    leadId: "1M7XYBBZH9DCNTG6",
    number: "D-2026-H9DC-NTG6",
    senderToken: "t".repeat(43),
    acknowledgementWithheld: false,
    downloadPath: null,
  },
  429: { status: "too-soon", retryAfterSeconds: 30 },
  503: { status: "unavailable" },
};

/** The app, with an intake that returns what a case asks for, and all that is written anywhere. */
async function openBench() {
  let outcome = outcomes[303] as IntakeOutcome;
  let told = "";
  for (const method of ["log", "warn", "error"] as const)
    console[method] = (...parts: readonly unknown[]) => {
      told += parts.map(String).join(" ");
    };
  let read = 0;
  const intake: LeadIntake = {
    async submit({ fields }) {
      for (const [name, value] of Object.entries(fields)) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        const forbidden = name === "message" ? /[\0\r]/ : /[\0-\u001F\u007F-\u009F\u2028\u2029]/;
        if (forbidden.test(value)) throw new Error(`A control character got through in ${name}`);
      }
      return outcome;
    },
  };
  const { ask, log } = await openApp({ intake });
  return {
    /** Asks, and throws where the answer is not as every answer has to be. Answers its status. */
    async expectSound(request: Request, expected = 303): Promise<number> {
      outcome = outcomes[expected] as IntakeOutcome;
      const started = performance.now();
      const answer = await ask(request);
      const body = await answer.text();
      const headers = new Map(answer.headers);
      const complaint = faultOfAnswer(
        { status: answer.status, headers },
        body,
        expected === 503 ? [503] : [],
      );
      if (complaint !== null) throw new Error(complaint);
      if (!headers.has("content-security-policy")) throw new Error("no policy");
      if (performance.now() - started > hangsAfterMs) throw new Error("it hangs");
      const written = log();
      if (/zqmarker|zqx|visitor\.example/i.test(told + written.slice(read)))
        throw new Error("something of it is in the log");
      read = written.length;
      return answer.status;
    },
  };
}

const toRequest = ({ method, target, headers, body }: HostileRequest): Request =>
  new Request(`http://site.example${target}`, {
    method,
    headers,
    ...(body !== null && { body: Buffer.from(body) }),
  });

for (const { name, tag = [], requests, runs, wanted } of [
  // The cases are worth something only where they come to the end as well as to every refusal.
  {
    name: "contact forms",
    tag: "@soak",
    requests: contactPost,
    runs: 1000,
    wanted: [303, 415, 422, 429, 503],
  },
  { name: "quote forms", tag: "@soak", requests: quotePost, runs: 300, wanted: [303, 415, 422, 429, 503] },
  ...[{ runs: 150 }, { runs: 1000, tag: "@soak" }].map((often) => ({
    name: "multipart forms with whatever boundaries",
    requests: multipartPost,
    wanted: [303, 400, 422],
    ...often,
  })),
  ...[{ runs: 250 }, { runs: 2000, tag: "@soak" }].map((often) => ({
    name: "addresses, queries and methods",
    requests: addressRequest,
    wanted: [200, 301, 404, 405],
    ...often,
  })),
])
  test(`${runs} ${name} of every shape get a sound answer`, { tag }, async () => {
    const { expectSound } = await openBench();
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        seen.add(await expectSound(toRequest(request), request.intake));
      }),
      { seed, numRuns: runs },
    );
    for (const status of wanted) expect(seen).toContain(status);
  });

for (const { runs, tag = [] } of [{ runs: 2000 }, { runs: 20_000, tag: "@soak" }])
  test(`${runs} configurations from outside have a price or a refusal, and an address of known characters`, {
    tag,
  }, () => {
    const names = Object.values(selectionFields);
    const values = fc.oneof(
      encoded(hostileText),
      fc.constantFrom("vitrine", "24", "36", "advanced", "pro", "start", ",", ...optionKeys),
      fc.subarray([...optionKeys]).map((keys) => keys.join()),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 }), (entries) => {
        const fields = new URLSearchParams(entries.map(([name, value]) => `${name}=${value}`).join("&"));
        const selection = readSelection(fields);
        const result = quote(catalogue, selection);
        if (result.refusals.length === 0) expect(queryOf(selection)).toMatch(/^(?:\?[\w=&,-]+)?$/);
      }),
      { seed, numRuns: runs },
    );
  });

test("the check of a page finds what would be an intrusion", () => {
  for (const html of [
    "<p><zqx></p>",
    '<input value=""><zqx onzq="1">',
    '<input value="" onzq="1"/>',
    "<p>a < b</p>",
    '<a href="javascript:zqmarker()">x</a>',
    "<script>const a = '</script><zqx>';</script>",
    "<p title='x'>",
    "<!-- <zqx> -->",
  ])
    expect(foreignMarkupIn(html), html).not.toBeNull();
  expect(
    foreignMarkupIn('<!doctype html><p title="&lt;zqx&gt;">&lt;zqx&gt;</p><script>1 < 2</script>'),
  ).toBeNull();
});
