import { depositOf, type Inclusion } from "#app/domain/confirmed-quote.ts";
import type { Cents } from "#app/domain/money.ts";
import { chosenOptions } from "#app/domain/quote-options.ts";
import type { ClientView } from "#app/follow-up/operations.ts";
import { paymentRows, taxWord, untaxedText } from "#app/follow-up/payment-rows.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { QuoteActionData } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { ClientForm } from "./ClientForm.tsx";
import { Code } from "./Code.tsx";
import { Facts } from "./Facts.tsx";
import { agreedValue, clientSteps, optionField } from "./forms.ts";
import { NewTabLink } from "./NewTabLink.tsx";

/** The second step: the exact document that is accepted, and the person who accepts it. */
export function Confirm({ view, actionData }: { view: ClientView; actionData: QuoteActionData }) {
  const { errors, typed } = actionData;
  const { locale, t } = useLanguage();
  const { quote } = view.version;
  const { once, monthly, yearly } = quote.totals;
  const tax = taxWord(quote, t);
  const untaxed = untaxedText(quote, t);
  const money = (label: "amount" | "monthly" | "yearly", amount: Cents) => {
    const value = [exactMoney(amount, locale), ...(untaxed === null ? [] : [untaxed])].join("\n");
    return amount > 0 ? [{ label: t(`clientQuote.confirm.${label}`, { tax }), value }] : [];
  };
  const options = (row: "taken" | "left", inclusion: Inclusion) => {
    const labels = quote.terms.lines.flatMap((line) => (line.inclusion === inclusion ? [line.label] : []));
    return labels.length > 0 ? [{ label: t(`clientQuote.options.${row}`), value: labels.join("\n") }] : [];
  };
  const rows = [
    { label: t("clientQuote.confirm.quote"), value: quote.number },
    ...options("taken", "chosen"),
    ...options("left", "offered"),
    ...money("amount", once.gross),
    ...paymentRows(quote, { locale, t }),
    ...money("monthly", monthly.gross),
    ...money("yearly", yearly.gross),
    { label: t("clientQuote.confirm.client"), value: quote.terms.client.name },
    { label: t("clientQuote.confirm.name"), value: `${typed.name}, ${typed.capacity}` },
    { label: t("clientQuote.confirm.mention"), value: view.statement },
  ];
  return (
    <section
      id={anchors.answer}
      aria-labelledby="confirm-title"
      className="mt-8 scroll-mt-6 rounded-base border-2 border-accent p-6 sm:p-10"
    >
      <h2
        id="confirm-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is its second step; a wrong code comes first
        autoFocus={errors.code === undefined}
        className="text-heading"
      >
        {t("clientQuote.confirm.title")}
      </h2>
      <div className="mt-6">
        <Facts rows={rows} />
      </div>
      <p className="mt-6 max-w-[42em] text-ink-2">
        {t("clientQuote.confirm.evidence")}{" "}
        {depositOf(quote.totals) && <>{t("clientQuote.confirm.deposit")} </>}
        <NewTabLink href={pathOf("privacy", locale)} className="underlined hover:text-ink">
          {t("clientQuote.confirm.privacy")}
        </NewTabLink>
      </p>
      <ClientForm anchor={anchors.answer} step={null} view={view}>
        <input type="hidden" name="name" value={typed.name} />
        <input type="hidden" name="capacity" value={typed.capacity} />
        <input type="hidden" name="agreed" value={agreedValue} />
        {chosenOptions(quote).map((place) => (
          <input key={place} type="hidden" name={optionField} value={place} />
        ))}
        {view.codeTo !== null && <Code address={view.codeTo} actionData={actionData} />}
        <div className="flex flex-wrap gap-4">
          <button
            type="submit"
            name="step"
            value={clientSteps.accept}
            className={buttonClass("primary", "w-full sm:w-auto")}
          >
            {t("clientQuote.confirm.submit")}
            <Icon name="check" />
          </button>
          <button
            type="submit"
            name="step"
            value={clientSteps.back}
            className={buttonClass("quiet", "w-full sm:w-auto")}
          >
            {t("clientQuote.confirm.back")}
            <Icon name="arrow-left" />
          </button>
          {/* After the first button, which Enter presses. */}
          {view.codeTo !== null && (
            <button
              type="submit"
              name="step"
              value={clientSteps.code}
              className={buttonClass("quiet", "w-full sm:w-auto")}
            >
              {t("clientQuote.code.again")}
              <Icon name="mail" />
            </button>
          )}
        </div>
      </ClientForm>
    </section>
  );
}
