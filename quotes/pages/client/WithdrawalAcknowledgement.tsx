import { utcOffset } from "#app/domain/days.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { timeZone } from "#content/place.ts";
import type { QuoteVersion, WithdrawalFacts as WithdrawnFacts } from "#quotes/operations.ts";
import { BackLink } from "#quotes/pages/parts.tsx";
import { refundTexts } from "#quotes/withdrawal/refund-texts.ts";
import { Facts } from "./Facts.tsx";

/** The acknowledgement: what was stated, by whom, and when it was received. */
export function WithdrawalAcknowledgement({
  version,
  withdrawn,
}: {
  version: QuoteVersion;
  withdrawn: WithdrawnFacts;
}) {
  const { locale, t } = useLanguage();
  const { quote, decidedAt } = version;
  const { at, name, email } = withdrawn;
  return (
    <>
      <h1 className="mt-3 text-title">{t("clientQuote.withdraw.done.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.withdraw.done.text", { email })}</p>
      {refundTexts(version, withdrawn, { locale, t }).map((text) => (
        <p key={text} className="mt-4 max-w-[34em]">
          {text}
        </p>
      ))}
      <section aria-labelledby="declaration" className="mt-10 rounded-base border border-edge p-6 sm:p-10">
        <h2 id="declaration" className="text-heading">
          {t("clientQuote.withdraw.declaration")}
        </h2>
        <p className="mt-4 mb-6 max-w-[38em]">
          {t("clientQuote.withdraw.statement", { number: nonBreaking(quote.number) })}
        </p>
        <Facts
          rows={[
            {
              label: t("clientQuote.withdraw.done.at"),
              value: t("clientQuote.withdraw.done.moment", {
                moment: formatMoment(at, locale, { dateStyle: "full", timeStyle: "medium" }),
                offset: utcOffset(Date.parse(at), timeZone),
              }),
            },
            { label: t("clientQuote.withdraw.done.name"), value: name },
            { label: t("clientQuote.withdraw.done.email"), value: email },
            { label: t("clientQuote.withdraw.client"), value: quote.terms.client.name },
            { label: t("clientQuote.withdraw.accepted"), value: formatMoment(decidedAt ?? "", locale) },
          ]}
        />
      </section>
      <BackLink>{t("clientQuote.withdraw.done.back")}</BackLink>
    </>
  );
}
