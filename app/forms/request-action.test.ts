import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { readPost } from "./request-action.server.ts";
import { type RequestServices, requestServices } from "./request-services.ts";

const site = "https://agency.example";

async function visitOf(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(requestServices, { address: "", secure: true } as RequestServices);
  const request = new Request(`${site}/fr-fr/contact/`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
  const { sending } = await readPost({ request, context, params: {} } as unknown as Parameters<
    typeof readPost
  >[0]);
  return sending.visit;
}

const lettre = { campaign: { utm_source: "lettre" }, referrer: "" };

test("how the visitor came is what the script remembered", async () => {
  expect(await visitOf({ _visit: "utm_source=lettre&referrer=https%3A%2F%2Fa.example" })).toEqual({
    ...lettre,
    referrer: "https://a.example",
  });
  const Referer = `${site}/fr-fr/contact/?utm_source=other`;
  expect(await visitOf({ _visit: "utm_source=lettre" }, { Referer })).toEqual(lettre);
});

test("without script it is the campaign in the address of the form's page, on this site only", async () => {
  const query = "?utm_source=lettre&referrer=https://b.example&email=x";
  expect(await visitOf({}, { Referer: `${site}/fr-fr/contact/${query}` })).toEqual(lettre);
  expect(await visitOf({}, { Referer: `http://localhost:3000/${query}`, Host: "localhost:3000" })).toEqual(
    lettre,
  );
  for (const Referer of [
    `https://other.example/${query}`,
    `${site}/fr-fr/contact/`,
    "about:blank",
    "odd",
    "",
  ])
    expect(await visitOf({}, { Referer }), Referer).toBeNull();
});

test("an odd value is no error", async () => {
  for (const odd of ["%", "utm_source", "\0", "=&=&", "x".repeat(30_000)])
    expect(await visitOf({ _visit: odd }), odd.slice(0, 20)).toBeNull();
});
