import { type LoaderFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { NamedFile } from "#quotes/operations.ts";
import { privatePaths } from "#quotes/private-paths.ts";
import { operationsWithoutLinks } from "#testing/operations.ts";
import { clientView } from "./client/client-view.fixture.ts";
import { loader } from "./documents.ts";

const file = (name: string): NamedFile => ({ name, bytes: new TextEncoder().encode(name) });
const signal = new AbortController().signal;

/** The answer at an address below a secret link. Each operation returns a file that is named after what it was asked for. */
async function answerAt(pattern: string, name: string, operations: object = {}) {
  const context = new RouterContextProvider();
  const asked =
    (what: string) =>
    async (...args: readonly unknown[]) =>
      file(`${[what, ...args.slice(1).filter((arg) => typeof arg !== "object")].join("_")}.pdf`);
  const { agencyOperations, clientOperations, visitorOperations } = operationsWithoutLinks;
  context.set(followUpServices, {
    agencyOperations: {
      ...agencyOperations,
      order: asked("order"),
      acceptanceProof: asked("proof"),
      previewPdf: asked("draft"),
      pdf: async (_: string, version: number | null) => file(`version_${version}.pdf`),
    },
    clientOperations: {
      ...clientOperations,
      pdf: asked("quote"),
      acceptanceProof: asked("own-proof"),
      generalTerms: async () => file("terms.txt"),
      ...operations,
    },
    visitorOperations: { ...visitorOperations, pdf: asked("indicative") },
    ipAddress: "192.0.2.1",
    signal,
  } as unknown as FollowUpServices);
  const request = new Request(`https://example.test/x/secret/${name}`);
  const args = { request, params: { token: "secret" }, context, pattern };
  return (await loader(args as unknown as Parameters<LoaderFunction>[0])) as Response;
}

test.each([
  [privatePaths.requestDocument, "devis.pdf", "version_null.pdf"],
  [privatePaths.requestDocument, "devis-2.pdf", "version_2.pdf"],
  [privatePaths.requestDocument, "preuve-2.pdf", "proof_2.pdf"],
  [privatePaths.requestDocument, "apercu.pdf", "draft.pdf"],
  [privatePaths.requestDocument, "commande-2.json", "order_2_json.pdf"],
  [privatePaths.clientQuotePdf, "devis.pdf", "quote.pdf"],
  [privatePaths.clientProof, "preuve.pdf", "own-proof.pdf"],
  [privatePaths.clientVersionProof, "preuve-1.pdf", "own-proof_1.pdf"],
  [privatePaths.clientGeneralTerms, "conditions.txt", "terms.txt"],
  [privatePaths.downloadPdf, "devis.pdf", "indicative.pdf"],
])("at %s, %s is %s", async (pattern, name, sent) => {
  const response = await answerAt(pattern, name);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toBe(`inline; filename="${sent}"`);
  expect(await response.text()).toBe(sent);
});

test.each([
  ["a.pdf", "application/pdf", "inline"],
  ["a.txt", "text/plain; charset=utf-8", "inline"],
  ["a.json", "application/json", "attachment"],
  ["a.html", "application/octet-stream", "attachment"],
])("%s has the type %s, and is sent %s", async (name, type, disposition) => {
  const { headers } = await answerAt(privatePaths.clientQuotePdf, "devis.pdf", {
    pdf: async () => file(name),
  });
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Content-Disposition")).toBe(`${disposition}; filename="${name}"`);
});

test("a name cannot end its header", async () => {
  const named = { pdf: async () => file('a"; b\r\nX: é.pdf') };
  const { headers } = await answerAt(privatePaths.clientQuotePdf, "devis.pdf", named);
  expect(headers.get("Content-Disposition")).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
});

test("without a document 404; of a damaged one 503, in the language of its quote", async () => {
  const missing = await answerAt(privatePaths.clientQuotePdf, "devis.pdf", { pdf: async () => null });
  expect(missing.status).toBe(404);
  const view = async () => clientView("en-en", "waiting");
  const damaged = await answerAt(privatePaths.clientQuotePdf, "devis.pdf", {
    pdf: async () => "damaged",
    view,
  });
  expect(damaged.status).toBe(503);
  expect(damaged.headers.get("Content-Language")).toBe("en");
  expect(damaged.body).toBeNull();
});
