import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "#app/follow-up/document-response.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { orderOfPath } from "./order-paths.ts";

/**
 * `devis.pdf` is the indicative quote's PDF, `devis-2.pdf` that of the second confirmed version, `preuve-2.pdf` the proof that
 * this one was accepted, `commande-2.json` its order, `apercu.pdf` a draft's PDF.
 */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Response> {
  const { agencyOperations } = context.get(requestServices);
  const token = params.token ?? "";
  const { pathname } = new URL(request.url);
  const order = orderOfPath(pathname);
  if (order !== null)
    return documentResponse(await agencyOperations.order(token, order.version, order.format));
  const [, name = "", version] = /\/(devis|preuve|apercu)(?:-(\d+))?\.pdf$/.exec(pathname) ?? [];
  if (name === "preuve")
    return documentResponse(await agencyOperations.acceptanceProof(token, Number(version)));
  if (name === "apercu") return documentResponse(await agencyOperations.previewPdf(token));
  return documentResponse(await agencyOperations.pdf(token, version === undefined ? null : Number(version)));
}
