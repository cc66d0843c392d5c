import { type LoaderFunction, RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import { expect, test } from "vitest";
import type { AgencyOperations } from "#app/follow-up/operations.ts";
import { type RequestServices, requestServices } from "#app/forms/request-services.ts";
import { operationsWithoutLinks } from "#testing/operations.ts";
import { loader as draft } from "./draft.route.tsx";
import { action as erase, loader as erasing } from "./erase.route.tsx";
import { loader as preview } from "./preview.route.tsx";
import { t } from "./private-data.ts";
import { requestView } from "./request-view.fixture.ts";

test.each([
  ["form", draft],
  ["preview", preview],
])("a contact request has no quote: the %s leads back to its page", async (_, loader) => {
  const context = new RouterContextProvider();
  const view = requestView({ kind: "contact", indicative: null, draft: null, draftHash: null });
  const agencyOperations: AgencyOperations = {
    ...operationsWithoutLinks.agencyOperations,
    view: async () => view,
  };
  context.set(requestServices, { agencyOperations } as unknown as RequestServices);
  const args = { params: { token: "token" }, context } as unknown as Parameters<LoaderFunction>[0];
  const thrown: unknown = await loader(args).catch((answer: unknown) => answer);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("Location")).toBe("/r/token/");
});

test("after erasing, the title says so; that of a dead link says that", async () => {
  const titleAfter = async (erases: boolean) => {
    const context = new RouterContextProvider();
    const agencyOperations: AgencyOperations = {
      ...operationsWithoutLinks.agencyOperations,
      erase: async () => erases,
    };
    context.set(requestServices, { agencyOperations } as unknown as RequestServices);
    const request = new Request("https://example.test/r/token/effacer/", { method: "POST", body: "" });
    const args = { params: { token: "token" }, context, request } as unknown as Parameters<typeof erase>[0];
    await erase(args);
    const loaded = (await erasing(args)) as UNSAFE_DataWithResponseInit<{ readonly title: string }>;
    return loaded.data.title;
  };
  expect(await titleAfter(true)).toBe(t("request.erase.done"));
  expect(await titleAfter(false)).toBe(t("request.gone.title"));
});
