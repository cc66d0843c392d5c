import type { LoaderFunctionArgs } from "react-router";
import { defaultLocale, languageTag } from "#app/i18n/locales.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { documentResponse } from "#quotes/pages/document-response.ts";

/** The PDF of the client's quote. If it is damaged 503, whose page is in the language of the quote. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { clientOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const pdf = await clientOperations.pdf(token);
  if (pdf !== "damaged") return documentResponse(pdf);
  const locale = (await clientOperations.view(token))?.locale ?? defaultLocale;
  return new Response(null, { status: 503, headers: { "Content-Language": languageTag[locale] } });
}
