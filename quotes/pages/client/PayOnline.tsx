import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { identity } from "#content/identity.ts";
import { type ConfirmedQuote, depositLink, depositOf } from "#quotes/terms/confirmed-quote.ts";

/**
 * The agency's link to its payment service. Nothing of it is loaded before a press, and the service does not learn the secret
 * address of this page.
 */
export function PayOnline({ quote }: { quote: ConfirmedQuote }) {
  const { locale, t } = useLanguage();
  const link = depositLink(quote);
  const deposit = depositOf(quote.totals);
  if (link === null || deposit === undefined) return null;
  const { href, host } = link;
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold font-text">{t("clientQuote.link.title")}</h3>
      <p className="mt-2 max-w-[38em] text-ink-2">
        {t("clientQuote.link.hint", { host, agency: identity.name })}
      </p>
      <ButtonLink href={href} target="_blank" rel="noreferrer noopener" look="quiet" className="mt-4">
        <span className="break-words">
          {t("clientQuote.link.pay", { amount: exactMoney(deposit.amount, locale), host })}
        </span>
      </ButtonLink>
    </div>
  );
}
