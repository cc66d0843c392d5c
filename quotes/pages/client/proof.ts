import type { LoaderFunctionArgs } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { documentResponse } from "#quotes/pages/document-response.ts";

/** The proof that the client accepted the quote; 404 if nobody did. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { clientOperations, ipAddress, signal } = context.get(followUpServices);
  return documentResponse(await clientOperations.acceptanceProof(params.token ?? "", { ipAddress, signal }));
}
