import type { LoaderFunctionArgs } from "react-router";
import { pdfResponse } from "#app/follow-up/pdf-response.ts";
import { requestServices } from "#app/forms/request-services.ts";

/**
 * `devis.pdf` is the indicative quote's PDF, `devis-2.pdf` that of the second confirmed version, `preuve-2.pdf` the proof that
 * this one was accepted, `apercu.pdf` a draft's.
 */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Response> {
  const { agencyOperations } = context.get(requestServices);
  const token = params.token ?? "";
  const [, name = "", version] =
    /\/(devis|preuve|apercu)(?:-(\d+))?\.pdf$/.exec(new URL(request.url).pathname) ?? [];
  if (name === "preuve") return pdfResponse(await agencyOperations.proof(token, Number(version)));
  if (name === "apercu") return pdfResponse(await agencyOperations.previewPdf(token));
  return pdfResponse(await agencyOperations.pdf(token, version === undefined ? null : Number(version)));
}
