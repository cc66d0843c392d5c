import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { requestServices } from "#app/forms/request-services.ts";
import type { action } from "./action.server.ts";
import { ClientQuote } from "./ClientQuote.tsx";
import { Gone } from "./Gone.tsx";

export { action } from "./action.server.ts";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The quote of the link as it is now; 404 if the link leads nowhere. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { clientDesk } = context.get(requestServices);
  const token = params.token ?? "";
  const view = await clientDesk.view(token);
  if (view === null) return data({ view, pdfBytes: null }, { status: 404 });
  const pdf = await clientDesk.pdf(token);
  return { view, pdfBytes: pdf?.bytes.byteLength ?? null };
}

export default function ClientQuotePage() {
  const { view, pdfBytes } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (view === null) return <Gone />;
  return <ClientQuote view={view} answered={answered} pdfBytes={pdfBytes} />;
}
