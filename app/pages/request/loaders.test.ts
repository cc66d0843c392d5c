import { type LoaderFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { RequestDesk } from "#app/follow-up/desks.ts";
import { type RequestServices, requestServices } from "#app/forms/request-services.ts";
import { closedDesks } from "#testing/desks.ts";
import { loader as draft } from "./draft.route.tsx";
import { loader as preview } from "./preview.route.tsx";
import { requestView } from "./request-view.fixture.ts";

test.each([
  ["form", draft],
  ["preview", preview],
])("a contact request has no quote: the %s leads back to its page", async (_, loader) => {
  const context = new RouterContextProvider();
  const view = requestView({ kind: "contact", indicative: null, draft: null, draftHash: null });
  const requestDesk: RequestDesk = { ...closedDesks.requestDesk, view: async () => view };
  context.set(requestServices, { requestDesk } as unknown as RequestServices);
  const args = { params: { token: "token" }, context } as unknown as Parameters<LoaderFunction>[0];
  const thrown: unknown = await loader(args).catch((answer: unknown) => answer);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("Location")).toBe("/r/token/");
});
