import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "#app/follow-up/document-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/** The proof that the client accepted the quote; 404 if nobody did. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { clientOperations, ipAddress, signal } = context.get(requestServices);
  return documentResponse(await clientOperations.acceptanceProof(params.token ?? "", { ipAddress, signal }));
}
