import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";

/** Who quotes to whom. */
export function Parties({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { client } = facts.quote.terms;
  const { street, postalCode, city, region } = identity.address;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 border-line border-t pt-6 max-sm:text-small sm:gap-x-10 lg:mt-16 lg:pt-8">
      <Party label={t("clientQuote.party.from")} name={identity.legalName}>
        {street}
        <br />
        {postalCode} {city}, {region}
        {legal.siret !== null && (
          <span className="block">{t("clientQuote.party.siret", { number: legal.siret })}</span>
        )}
      </Party>
      <Party label={t("clientQuote.party.to")} name={client.name}>
        <span className="whitespace-pre-line">{client.address}</span>
        {facts.clientNumbers.map((number) => (
          <span key={number} className="block">
            {number}
          </span>
        ))}
      </Party>
    </dl>
  );
}

function Party(props: { label: string; name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{props.label}</dt>
      <dd dir="auto">
        <strong className="block">{props.name}</strong>
        {props.children}
      </dd>
    </div>
  );
}
