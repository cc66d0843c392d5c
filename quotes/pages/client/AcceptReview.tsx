import { isoTime } from "#app/domain/clock.ts";
import { momentOf } from "#app/domain/days.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { isolated } from "#app/i18n/translate.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { constructionPath, pathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { timeZone } from "#content/place.ts";
import { acceptedQuote, chosenOptions, optionField } from "#quotes/acceptance/options.ts";
import { signatoryOf, statedRows, statementOf } from "#quotes/acceptance/statement.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { hostingText } from "#quotes/facts/clauses.ts";
import { type AnswerRow, includedRows, optionRows } from "#quotes/facts/option-rows.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ClientView } from "#quotes/operations.ts";
import { present } from "#quotes/present.ts";
import { isOptional, saysHowToPayDeposit } from "#quotes/terms/confirmed-quote.ts";
import { lastWithdrawalDay, withdrawalDays } from "#quotes/withdrawal/period.ts";
import { AcceptanceCode } from "./AcceptanceCode.tsx";
import type { QuoteActionData } from "./action.server.ts";
import { ClientForm, StepButton } from "./ClientForm.tsx";
import { type Fact, Facts } from "./Facts.tsx";
import { acceptanceFields } from "./forms.ts";
import { NewTabLink, PdfLink } from "./links.tsx";

const valueRow = ({ label, values }: Pick<AnswerRow, "label" | "values">) => ({
  label,
  value: values.join("\n"),
});

/**
 * The second step, alone on its page: a summary of the exact document that is accepted, and the person who accepts it. Nothing
 * beside it has other amounts than those of the options that are chosen.
 */
export function AcceptReview(props: { view: ClientView; actionData: QuoteActionData; pdfBytes: number }) {
  const { view, actionData, pdfBytes } = props;
  const { errors, entered, changed } = actionData;
  const { locale, t } = useLanguage();
  const { quote } = view.version;
  const { client } = quote.terms;
  const question = view.thread.at(-1);
  const hasOptions = quote.terms.lines.some(isOptional);
  const hosting = hostingText(quote, { locale, t });
  // The dates that an acceptance of today gives.
  const until = quote.canWithdraw ? lastWithdrawalDay(view.today, localHolidays) : null;
  const facts = quoteFacts(
    {
      quote,
      acceptedBy: statementOf(entered),
      withdrawalPeriod: until === null ? null : { until, open: true },
      decidedAt: isoTime(momentOf(view.today, timeZone)),
      deposit: saysHowToPayDeposit(quote)
        ? { ...depositDaysOf(view.today, quote), mayBePaid: false, overdue: false }
        : null,
    },
    { locale, t },
    { today: view.today, indicative: view.indicative },
  );
  const { days, withdrawal } = facts;
  const rows = present<Fact>([
    { label: t("clientQuote.confirm.quote"), value: `${quote.number}\n${quote.subject}` },
    [...includedRows(quote, t), ...optionRows(quote, acceptedQuote(quote), t)].map(valueRow),
    facts.amounts.map(({ label, value, note, description, strong }) => ({
      label,
      value,
      note: [description, note].filter(Boolean).join("\n"),
      strong,
    })),
    hosting !== null && { label: t("clientQuote.hosting"), value: hosting },
    {
      label: t("clientQuote.date.start"),
      value: present([days.start, withdrawal?.startText]).join("\n"),
    },
    { label: t("clientQuote.date.delivery"), value: days.delivery },
    statedRows(entered, t).map(valueRow),
    { label: t("clientQuote.confirm.client"), value: client.name },
    { label: t("clientQuote.confirm.name"), value: signatoryOf(statementOf(entered, isolated)) },
    { label: t("clientQuote.confirm.acceptanceSentence"), value: view.acceptanceSentence },
  ]);
  return (
    <section
      aria-labelledby="confirm-title"
      className="mx-auto mt-8 max-w-[52rem] rounded-base border-2 border-accent p-6 sm:p-10"
    >
      <h1
        id="confirm-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is its second step; a wrong code comes first
        autoFocus={errors.code === undefined}
        className="text-title"
      >
        {t("clientQuote.confirm.title")}
      </h1>
      {changed === true && <p className="mt-4 font-semibold">{t("clientQuote.confirm.changed")}</p>}
      <div className="mt-6">
        <Facts rows={rows} />
      </div>
      <p className="mt-6 max-w-[42em] text-ink-2">
        {t("clientQuote.confirm.evidence")}{" "}
        {t("clientQuote.confirm.firm", { withdrawal: Number(quote.canWithdraw) })}{" "}
        {facts.deposit && <>{t("clientQuote.confirm.deposit")} </>}
        {quote.canWithdraw && <>{t("clientQuote.confirm.withdrawal", { days: withdrawalDays })} </>}
        <NewTabLink href={pathOf("privacy", locale)} className="underlined hover:text-ink">
          {t("clientQuote.confirm.privacy")}
        </NewTabLink>
      </p>
      {question?.from === "client" && (
        <p className="mt-4 max-w-[42em] font-semibold">
          {t("clientQuote.confirm.unanswered", { date: formatMoment(question.at, locale) })}
        </p>
      )}
      {hasOptions && <p className="mt-4 max-w-[42em] text-ink-2">{t("clientQuote.confirm.asSent")}</p>}
      <p className="mt-4 mb-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <PdfLink bytes={pdfBytes} asSent={hasOptions} />
        <NewTabLink
          href={constructionPath(locale, "terms")}
          className="underlined inline-flex min-h-11 items-center"
        >
          {t("clientQuote.terms.link")}
        </NewTabLink>
      </p>
      <ClientForm step={null} view={view}>
        <input type="hidden" name={stepKeyField} value={view.acceptanceKey} />
        {acceptanceFields.map((field) => (
          <input key={field} type="hidden" name={field} value={entered[field]} />
        ))}
        {chosenOptions(quote).map((index) => (
          <input key={index} type="hidden" name={optionField} value={index} />
        ))}
        {view.codeTo !== null && <AcceptanceCode address={view.codeTo} actionData={actionData} />}
        <div className="flex flex-wrap gap-4">
          <StepButton step="accept" look="primary">
            {t("clientQuote.confirm.submit")}
            <Icon name="check" />
          </StepButton>
          <StepButton step="back">{t("clientQuote.confirm.back")}</StepButton>
          {/* After the first button, which Enter presses. */}
          {view.codeTo !== null && (
            <StepButton step="code">
              {t("clientQuote.code.again")}
              <Icon name="mail" />
            </StepButton>
          )}
        </div>
      </ClientForm>
    </section>
  );
}
