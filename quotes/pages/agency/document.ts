import type { LoaderFunctionArgs } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { documentResponse } from "#quotes/pages/document-response.ts";
import { orderOfPath } from "./order-paths.ts";

/**
 * `devis.pdf` is the indicative quote's PDF, `devis-2.pdf` that of the second confirmed version, `preuve-2.pdf` the proof that
 * this one was accepted, `commande-2.json` its order, `apercu.pdf` a draft's PDF.
 */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Response> {
  const { agencyOperations, ipAddress, signal } = context.get(followUpServices);
  const visitor = { ipAddress, signal };
  const token = params.token ?? "";
  const { pathname } = new URL(request.url);
  const order = orderOfPath(pathname);
  if (order !== null)
    return documentResponse(await agencyOperations.order(token, order.version, order.format));
  const [, name = "", version] = /\/(devis|preuve|apercu)(?:-(\d+))?\.pdf$/.exec(pathname) ?? [];
  if (name === "preuve")
    return documentResponse(await agencyOperations.acceptanceProof(token, Number(version), visitor));
  if (name === "apercu") return documentResponse(await agencyOperations.previewPdf(token, visitor));
  const number = version === undefined ? null : Number(version);
  return documentResponse(await agencyOperations.pdf(token, number, visitor));
}
