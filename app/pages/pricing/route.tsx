import { type HeadersFunction, useActionData, useSearchParams } from "react-router";
import { needRules } from "#app/content/needs.ts";
import { readAnswers } from "#app/domain/needs.ts";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { Island } from "#app/islands/Island.tsx";
import { configuratorIsland } from "#app/quote/Configurator.island.ts";
import { Configurator } from "#app/quote/Configurator.tsx";
import {
  readSelection,
  requestParameter,
  requestStates,
  searchParameter,
} from "#app/quote/selection-query.ts";
import "#app/quote/quote.css";
import type { RequestState } from "#app/quote/request/use-request-form.ts";
import type { action } from "./action.server.ts";
import { Hero } from "./Hero.tsx";
import { Needs } from "./Needs.tsx";

export { action } from "./action.server.ts";

/** A refused form's `Retry-After`. Of a GET the server sends its own headers alone (server/http/page-responses.ts). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const emptyValues = Object.fromEntries(
  quoteRequestFields.map((field) => [field, ""]),
) as RequestState["values"];

const quiet: RequestState = {
  shown: false,
  sent: false,
  values: emptyValues,
  errors: {},
  refusal: null,
  formKey: "",
};

/** The configurator, in the state of the address (canonical: `app/pages/canonical-query.ts`) or of a refused form. */
export default function Pricing() {
  const [query] = useSearchParams();
  const refused = useActionData<typeof action>();
  const selection = refused?.selection ?? readSelection(query);
  const asked = query.get(requestParameter);
  const request: RequestState =
    refused === undefined
      ? { ...quiet, shown: asked !== null, sent: asked === requestStates.sent }
      : { ...quiet, ...refused, shown: true };
  return (
    <>
      <Hero />
      <div className="wide pb-8 lg:pb-12 print:pb-0">
        <Needs answers={readAnswers(needRules, query)} />
        <Island
          description={configuratorIsland}
          component={Configurator}
          hydrate="visible"
          props={{ selection, search: query.get(searchParameter) ?? "", request }}
        />
      </div>
    </>
  );
}
