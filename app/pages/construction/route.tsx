import { type HeadersFunction, useActionData, useSearchParams } from "react-router";
import { ArticlePage } from "#app/articles/ArticlePage.tsx";
import { isLegalPage, legalArticle } from "#app/articles/articles.ts";
import type { action } from "#app/forms/contact/action.server.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionSubjectOf } from "#app/site/pages.ts";
import { Offer } from "./Offer.tsx";
import "./construction.css";

export { action } from "#app/forms/contact/action.server.ts";

/** A refused form's `Retry-After`. Of a GET the server sends its own headers alone (server/http/page-responses.ts). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** A legal text; a service whose page is not there yet; or a general text without a known `service`. */
export default function Construction() {
  const { locale } = useLanguage();
  const [query] = useSearchParams();
  const refused = useActionData<typeof action>();
  const service = constructionSubjectOf(query);
  if (service !== null && isLegalPage(service))
    return <ArticlePage article={legalArticle(service, locale)} />;
  return <Offer service={service} refused={refused} />;
}
