import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "#app/follow-up/document-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The PDF of the visitor's indicative quote. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { visitorOperations, ipAddress, signal } = context.get(requestServices);
  return documentResponse(await visitorOperations.pdf(params.token ?? "", { ipAddress, signal }));
}
