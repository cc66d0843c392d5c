import type { LoaderFunctionArgs } from "react-router";
import { pdfResponse } from "#app/follow-up/pdf-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The proof that the client accepted the quote; 404 if nobody did. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return pdfResponse(await context.get(requestServices).clientOperations.proof(params.token ?? ""));
}
