import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { AcceptanceProofLink } from "./links.tsx";
import { PayDeposit } from "./PayDeposit.tsx";

/** Which options the client took, which not, and what else they stated. */
export function AnswerRows({ rows }: { rows: QuoteFacts["answerRows"] }) {
  return rows.map(({ label, values }) => (
    <p key={label} dir="auto" className="mt-2">
      <span className="block text-ink-2">{label}</span>
      {values.join(", ")}
    </p>
  ));
}

/** Who accepted what, and what happens next: the deposit, the withdrawal as long as it is open, the proof. */
export function Accepted({ version, facts }: { version: QuoteVersion; facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { quote } = version;
  const { deposit, start, withdrawal } = facts;
  return (
    <section className="border-lagoon border-l-4 bg-raised px-6 py-5">
      <h2 className="flex items-center gap-3 text-heading">
        <Icon name="check" size={28} className="text-lagoon" />
        {t("clientQuote.state.accepted")}
      </h2>
      <p className="mt-2">
        {t("clientQuote.state.accepted.text", {
          date: facts.decided,
          signatory: facts.signatory,
        })}
      </p>
      <p dir="auto" className="tabular mt-3 font-semibold text-lead">
        {t("clientQuote.state.accepted.what", { subject: quote.subject, amount: facts.main.value })}{" "}
        <span className="font-normal text-base text-ink-2">{facts.main.title}</span>
      </p>
      <AnswerRows rows={facts.answerRows.filter(({ isLeft }) => isLeft !== true)} />
      <h3 className="mt-6 font-semibold font-text">{t("clientQuote.state.accepted.next")}</h3>
      <ul className="mt-2 list-disc pl-5">
        <li>{t("clientQuote.state.accepted.copy")}</li>
        {deposit !== null && deposit.from === null && deposit.receivedOn === null && (
          <li>
            {t("clientQuote.state.accepted.deposit", {
              amount: deposit.asked,
              tax: facts.tax,
              agency: identity.name,
            })}
          </li>
        )}
        {start !== null && <li>{start.text}</li>}
      </ul>
      <PayDeposit facts={facts} />
      {withdrawal?.open === true && (
        <div className="mt-6 border-line border-t pt-5">
          <p>{t("clientQuote.withdraw.until", { date: withdrawal.until })}</p>
          <ButtonLink href="retractation/" look="quiet" className="mt-3">
            {t("clientQuote.withdraw.link")}
          </ButtonLink>
        </div>
      )}
      <div className="mt-6 border-line border-t pt-3 text-ink-2 text-sm empty:hidden">
        <AnswerRows rows={facts.answerRows.filter(({ isLeft }) => isLeft === true)} />
      </div>
      <p className="mt-4 text-ink-2 text-sm">
        {t("clientQuote.state.accepted.hash")}
        <code className="tabular block break-all">{version.pdfHash}</code>
      </p>
      <AcceptanceProofLink />
    </section>
  );
}
