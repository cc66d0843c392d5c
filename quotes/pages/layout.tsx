import { data, type MiddlewareFunction, Outlet, useLocation, useMatches, useRouteError } from "react-router";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { linkSecret } from "#quotes/addresses.ts";
import { storeUnavailable } from "#quotes/follow-up-services.ts";
import { PrivateDocument, type PrivatePage } from "./PrivateDocument.tsx";
import "./private.css";
import { Gone, TryAgain } from "./GoneOrUnavailable.tsx";
import { postedFields, type Refusal, refusalOf } from "./refusal.ts";

/** While the store is unavailable, every page offers to try again, with what was posted, whether its action or its loader failed. */
export const middleware: MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const copy = request.clone();
    const response = await next();
    if (!context.get(storeUnavailable)) return response;
    throw data<Refusal>({ kind: "unavailable", posted: await postedFields(copy) }, { status: 503 });
  },
];

/** What the pages behind secret links share. */
export default function PrivateLayout() {
  const page = useMatches().at(-1)?.loaderData as PrivatePage;
  return (
    <PrivateDocument page={page}>
      <Outlet />
    </PrivateDocument>
  );
}

/** The page of a refusal; that of any other error is the server's. */
export function ErrorBoundary() {
  const refusal = refusalOf(useRouteError());
  const audience = linkSecret(useLocation().pathname)?.audience ?? "client";
  const texts = {
    agency: "request",
    board: "board",
    client: "clientQuote",
    reader: "clientQuote",
    visitor: "clientQuote",
  } as const;
  const t = translations[defaultLocale];
  if (refusal?.kind === "unavailable")
    return (
      <PrivateDocument page={{ locale: defaultLocale, title: t("clientQuote.unavailable.title") }}>
        <TryAgain posted={refusal.posted} />
      </PrivateDocument>
    );
  return (
    <PrivateDocument page={{ locale: defaultLocale, title: t(`${texts[audience]}.gone.title`) }}>
      <Gone audience={audience} />
    </PrivateDocument>
  );
}
