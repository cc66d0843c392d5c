import type { LoaderFunctionArgs } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { documentResponse } from "#quotes/pages/document-response.ts";

/** The general terms that are part of the quote, whatever the site's page says by now; 404 of a quote that did not keep them. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return documentResponse(
    await context.get(followUpServices).clientOperations.generalTerms(params.token ?? ""),
  );
}
