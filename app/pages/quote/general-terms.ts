import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "#app/follow-up/document-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The general terms that are part of the quote, whatever the site's page says by now; 404 of a quote that did not keep them. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return documentResponse(
    await context.get(requestServices).clientOperations.generalTerms(params.token ?? ""),
  );
}
