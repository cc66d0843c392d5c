import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import type { DepositFacts } from "#quotes/facts/deposit.ts";

/**
 * The agency's link to its payment service. Nothing of it is loaded before a press, and the service does not learn the secret
 * address of this page.
 */
export function PayOnline({ link }: { link: DepositFacts["link"] }) {
  const { t } = useLanguage();
  if (link === null) return null;
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold font-text">{t("clientQuote.link.title")}</h3>
      <p className="mt-2 max-w-[38em] text-ink-2">{link.hint}</p>
      <ButtonLink href={link.href} target="_blank" rel="noreferrer noopener" look="quiet" className="mt-4">
        <span className="break-words">{link.pay}</span>
      </ButtonLink>
    </div>
  );
}
