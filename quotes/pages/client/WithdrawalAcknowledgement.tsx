import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { exactMoment } from "#quotes/facts/exact.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { BackLink } from "#quotes/pages/parts.tsx";
import { Facts } from "./Facts.tsx";

/** The acknowledgement: what was stated, by whom, and when it was received. */
export function WithdrawalAcknowledgement(props: {
  withdrawn: NonNullable<QuoteVersion["withdrawn"]>;
  facts: QuoteFacts;
  /** The version, if it is an earlier one, whose acknowledgement stands below what the newest has. */
  version?: number;
}) {
  const { locale, t } = useLanguage();
  const { quote, decided, refundTexts } = props.facts;
  const { at, name, email } = props.withdrawn;
  const declaration = `declaration${props.version === undefined ? "" : `-title-${props.version}`}`;
  const [Title, Subtitle] = props.version === undefined ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <>
      <Title className="mt-3 text-title">{t("clientQuote.withdraw.done.title")}</Title>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.withdraw.done.text", { email })}</p>
      {refundTexts.map((text) => (
        <p key={text} className="mt-4 max-w-[34em]">
          {text}
        </p>
      ))}
      <section aria-labelledby={declaration} className="mt-10 rounded-base border border-edge p-6 sm:p-10">
        <Subtitle id={declaration} className="text-heading">
          {t("clientQuote.withdraw.declaration")}
        </Subtitle>
        <p className="mt-4 mb-6 max-w-[38em]">
          {t("clientQuote.withdraw.statement", { number: nonBreaking(quote.number) })}
        </p>
        <Facts
          rows={[
            { label: t("clientQuote.withdraw.done.at"), value: exactMoment(at, { locale, t }) },
            { label: t("clientQuote.withdraw.done.name"), value: name },
            { label: t("clientQuote.withdraw.done.email"), value: email },
            { label: t("clientQuote.withdraw.client"), value: quote.terms.client.name },
            { label: t("clientQuote.withdraw.accepted"), value: decided },
          ]}
        />
      </section>
      <BackLink>{t("clientQuote.withdraw.done.back")}</BackLink>
    </>
  );
}
