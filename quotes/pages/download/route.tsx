import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { translations } from "#app/i18n/translations.ts";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { quotePdfName } from "#app/site/quote-pdf-name.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { Column, PageLink } from "#quotes/pages/parts.tsx";
import { orGone } from "#quotes/pages/refusal.ts";

/** The indicative quote of the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = orGone(await context.get(followUpServices).visitorOperations.view(params.token ?? ""));
  return {
    locale: view.locale,
    title: translations[view.locale]("pricing.request.noAcknowledgement.title"),
    view,
  };
}

/** The answer to a request for a quote that no e-mail will bring. */
export default function DownloadPage() {
  const { number } = useLoaderData<typeof loader>().view;
  const { locale, t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("pricing.request.noAcknowledgement.title")}</h1>
      <p className="mt-5 max-w-[30em] text-lead">{t("pricing.request.noAcknowledgement.text")}</p>
      <p className="mt-8">
        <ButtonLink href={quotePdfName} download icon="download">
          {t("pricing.request.noAcknowledgement.download")}
        </ButtonLink>
      </p>
      <dl className="mt-8 flex flex-wrap gap-x-4">
        <dt className="text-ink-2">{t("pricing.request.sent.number")}</dt>
        <dd className="tabular whitespace-nowrap font-semibold">{number}</dd>
      </dl>
      <p className="mt-4 max-w-[34em] text-ink-2">
        {t("pricing.request.noAcknowledgement.next", { name: firstContact, hours: figures.answerHours })}
      </p>
      <p className="mt-8 flex flex-wrap gap-x-8">
        {hasPortfolio && (
          <PageLink href={pathOf("portfolio", locale)} rel="noreferrer">
            {t("pages.thankYou.portfolio")}
          </PageLink>
        )}
        <PageLink href={pathOf("pricing", locale)} rel="noreferrer">
          {t("pricing.request.sent.anew")}
        </PageLink>
      </p>
    </Column>
  );
}
