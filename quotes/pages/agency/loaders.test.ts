import { type LoaderFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { AgencyOperations } from "#quotes/operations.ts";
import { operationsWithoutLinks } from "#testing/operations.ts";
import { loader as draft } from "./draft.route.tsx";
import { action as erase, loader as erasing } from "./erase.route.tsx";
import { t } from "./private-data.ts";
import { requestView } from "./request-view.fixture.ts";

test("the form of a draft begins with the pack of its address, and with none that the catalogue does not have", async () => {
  const asked = async (search: string) => {
    const context = new RouterContextProvider();
    const view = vi.fn(async () => requestView({ kind: "contact", indicative: null }));
    const agencyOperations: AgencyOperations = { ...operationsWithoutLinks.agencyOperations, view };
    context.set(followUpServices, { agencyOperations } as unknown as FollowUpServices);
    const request = new Request(`https://example.test/r/token/devis/${search}`);
    await draft({ params: { token: "token" }, context, request } as unknown as Parameters<LoaderFunction>[0]);
    return view.mock.calls;
  };
  expect(await asked("?pack=advanced")).toEqual([["token", "advanced"]]);
  for (const search of ["", "?pack=huge"]) expect(await asked(search)).toEqual([["token", null]]);
});

test("after erasing, the title says so; a dead link leads nowhere", async () => {
  const answerAfter = async (outcome: "erased" | "kept" | "gone") => {
    const context = new RouterContextProvider();
    const agencyOperations: AgencyOperations = {
      ...operationsWithoutLinks.agencyOperations,
      erase: async () => outcome,
    };
    context.set(followUpServices, { agencyOperations } as unknown as FollowUpServices);
    const request = new Request("https://example.test/r/token/effacer/", {
      method: "POST",
      body: new URLSearchParams(),
    });
    const args = { params: { token: "token" }, context, request } as unknown as Parameters<typeof erase>[0];
    await erase(args);
    return erasing(args);
  };
  expect(await answerAfter("erased")).toMatchObject({ title: t("request.erase.done") });
  await expect(answerAfter("gone")).rejects.toMatchObject({ init: { status: 404 }, data: { kind: "gone" } });
});
