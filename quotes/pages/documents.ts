import type { LoaderFunctionArgs } from "react-router";
import { defaultLocale, languageTag } from "#app/i18n/locales.ts";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { NamedFile, Requester } from "#quotes/operations.ts";
import { privatePaths } from "#quotes/private-paths.ts";
import { orderOfPath } from "./agency/order-paths.ts";

type Asked = FollowUpServices & {
  readonly token: string;
  readonly pathname: string;
  readonly requester: Requester;
};

/** The documents behind secret links, by their addresses. */
const documents: Readonly<Record<string, (asked: Asked) => Promise<NamedFile | "damaged" | null>>> = {
  [privatePaths.requestDocument]: requestDocument,
  [privatePaths.clientQuotePdf]: ({ clientOperations, token }) => clientOperations.pdf(token),
  [privatePaths.clientProof]: ({ clientOperations, token, requester }) =>
    clientOperations.acceptanceProof(token, requester),
  [privatePaths.clientVersionProof]: async ({ clientOperations, token, pathname, requester }) => {
    const [, version] = /\/preuve-(\d{1,3})\.pdf$/.exec(pathname) ?? [];
    return version === undefined ? null : clientOperations.acceptanceProof(token, requester, Number(version));
  },
  // Whatever the site's page says by now.
  [privatePaths.clientGeneralTerms]: ({ clientOperations, token }) => clientOperations.generalTerms(token),
  [privatePaths.downloadPdf]: ({ visitorOperations, token, requester }) =>
    visitorOperations.pdf(token, requester),
};

/**
 * `devis.pdf` is the indicative quote's PDF, `devis-2.pdf` that of the second confirmed version, `preuve-2.pdf` the proof that
 * this one was accepted, `commande-2.json` its order, `apercu.pdf` a draft's PDF.
 */
async function requestDocument({ agencyOperations, token, pathname, requester }: Asked) {
  const order = orderOfPath(pathname);
  if (order !== null) return agencyOperations.order(token, order.version, order.format, requester);
  const [, name, version] = /\/(devis|preuve|apercu)(?:-(\d+))?\.pdf$/.exec(pathname) ?? [];
  if (name === "preuve") return agencyOperations.acceptanceProof(token, Number(version), requester);
  if (name === "apercu") return agencyOperations.previewPdf(token, requester);
  return agencyOperations.pdf(token, version === undefined ? null : Number(version), requester);
}

/** What a browser shows; other files it saves. */
const shown = { pdf: "application/pdf", txt: "text/plain; charset=utf-8" } as const;
const saved = {
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
const types: Readonly<Record<string, string>> = { ...shown, ...saved };

/** The document of an address, of the type that its name says; 404 if there is none, 503 if it is damaged. */
export async function loader({ params, context, pattern, request }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(followUpServices);
  const { ipAddress, signal } = services;
  const { pathname } = new URL(request.url);
  const asked = { ...services, token: params.token ?? "", pathname, requester: { ipAddress, signal } };
  const document = await documents[pattern]?.(asked);
  if (document === "damaged") {
    // The error page is in the language of the quote.
    const locale = (await services.clientOperations.view(asked.token))?.locale ?? defaultLocale;
    return new Response(null, { status: 503, headers: { "Content-Language": languageTag[locale] } });
  }
  if (document === null || document === undefined) return new Response(null, { status: 404 });
  const name = document.name.replace(/[^\w.-]/g, "_");
  const extension = name.slice(name.lastIndexOf(".") + 1);
  // A copy: a response takes no view of shared memory.
  return new Response(Uint8Array.from(document.bytes), {
    headers: {
      "Content-Type": types[extension] ?? "application/octet-stream",
      "Content-Disposition": `${extension in shown ? "inline" : "attachment"}; filename="${name}"`,
    },
  });
}
