import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "#app/follow-up/document-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The PDF of the visitor's indicative quote. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return documentResponse(await context.get(requestServices).visitorOperations.pdf(params.token ?? ""));
}
