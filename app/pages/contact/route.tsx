import { type HeadersFunction, useActionData } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import type { action } from "./action.server.ts";
import { Coverage } from "./Coverage.tsx";
import { DirectContact } from "./DirectContact.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { VipMeeting } from "./VipMeeting.tsx";

export { action } from "./action.server.ts";

/** A refused form's `Retry-After`. Of a GET the server sends its own headers alone (server/http/page-responses.ts). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Contact() {
  const { t } = useLanguage();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHero title={t("contact.hero.title")} lead={t("contact.hero.lead")} />
      <DirectContact />
      <RequestForm refused={refused} />
      <VipMeeting />
      <Coverage />
    </>
  );
}
