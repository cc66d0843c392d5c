import { renderToStaticMarkup } from "react-dom/server";
import {
  type ActionFunctionArgs,
  RouterContextProvider,
  type UNSAFE_DataWithResponseInit,
} from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { dictionaries } from "#app/i18n/words.ts";
import { action as sendQuote } from "#app/pages/pricing/action.server.ts";
import { elements } from "#testing/markup.ts";
import { action as sendContact } from "./contact/action.server.ts";
import { FormEnd } from "./FormEnd.tsx";
import { readPost } from "./request-action.server.ts";
import { type RequestServices, requestServices } from "./request-services.ts";

const site = "https://agency.example";

function posted(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(requestServices, { ipAddress: "", secure: true } as RequestServices);
  const request = new Request(`${site}/fr-fr/contact/`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
  return { request, context, params: {} } as unknown as ActionFunctionArgs;
}

const visitOf = async (...given: Parameters<typeof posted>) =>
  (await readPost(posted(...given))).sending.visit;

/** The fields at the end of a form. */
const inputsOfEnd = (visit?: string) =>
  elements(
    renderToStaticMarkup(
      <LanguageProvider locale="fr-fr" words={dictionaries["fr-fr"]}>
        <FormEnd formKey="" visit={visit} privacy={{ text: "", href: "" }} submitting={false} submit="" />
      </LanguageProvider>,
    ),
    "input",
  );

test("the hidden field has a name that autofill does not know, and is marked for password managers", () => {
  const [field] = inputsOfEnd().filter(({ type }) => type === "text");
  expect(field).toMatchObject({
    autocomplete: "off",
    "data-1p-ignore": "",
    "data-lpignore": "true",
    "data-bwignore": "",
    "data-form-type": "other",
  });
  // What browsers and managers look for in names: of a person, an address, an account, a card, a site.
  expect(field?.name).not.toMatch(
    /name|mail|user|login|pass|phone|tel|fax|ext|addr|street|city|town|state|region|zip|post|code|country|compan|organi|title|birth|card|cc|url|site|web|home|search|otp/i,
  );
});

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

test.each([
  ["contact", sendContact],
  ["quote", sendQuote],
])("a refused %s form says again how the visitor came, without script too", async (_, action) => {
  const Referer = `${site}/fr-fr/contact/?utm_source=lettre&utm_campaign=%C3%A9t%C3%A9+%26`;
  const refused = (await action(posted({}, { Referer }))) as UNSAFE_DataWithResponseInit<{
    readonly visit: string;
  }>;
  expect(refused.init?.status).toBe(422);
  const field = inputsOfEnd(refused.data.visit).find(({ name }) => name === "_visit");
  const _visit = String(field?.value).replaceAll("&amp;", "&");
  // The address of a refused form's page is that of its action.
  expect(await visitOf({ _visit }, { Referer: `${site}/fr-fr/contact/` })).toEqual({
    campaign: { utm_source: "lettre", utm_campaign: "été &" },
    referrer: "",
  });
});
