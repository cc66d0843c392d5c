import type { LoaderFunctionArgs } from "react-router";
import { pdfResponse } from "#app/follow-up/pdf-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The PDF of the client's quote. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return pdfResponse(await context.get(requestServices).clientOperations.pdf(params.token ?? ""));
}
