import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { AgencyOperations } from "#quotes/operations.ts";
import { operationsWithoutLinks } from "#testing/operations.ts";
import { action as erase, loader as erasing } from "./erase.route.tsx";
import { loader as preview } from "./preview.route.tsx";
import { t } from "./private-data.ts";
import { requestView, version } from "./request-view.fixture.ts";

test("the preview replaces the versions since a contract that was withdrawn from, and no other", async () => {
  const replacedAfter = async (...versions: ReturnType<typeof version>[]) => {
    const context = new RouterContextProvider();
    const agencyOperations: AgencyOperations = {
      ...operationsWithoutLinks.agencyOperations,
      view: async () => requestView({ versions }),
    };
    context.set(followUpServices, { agencyOperations } as unknown as FollowUpServices);
    const request = new Request("https://example.test/r/token/apercu/");
    const args = { params: { token: "token" }, context, request } as unknown as Parameters<typeof preview>[0];
    return (await preview(args)).earlier.map((quote) => quote.version);
  };
  expect(await replacedAfter(version("waiting", 2), version("replaced", 1))).toEqual([2, 1]);
  expect(await replacedAfter(version("waiting", 3), version("withdrawn", 2), version("replaced", 1))).toEqual(
    [3],
  );
  expect(await replacedAfter(version("withdrawn", 1))).toEqual([]);
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
