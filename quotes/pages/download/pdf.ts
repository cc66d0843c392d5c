import type { LoaderFunctionArgs } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { documentResponse } from "#quotes/pages/document-response.ts";

/** The PDF of the visitor's indicative quote. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { visitorOperations, ipAddress, signal } = context.get(followUpServices);
  return documentResponse(await visitorOperations.pdf(params.token ?? "", { ipAddress, signal }));
}
