import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { groupsOfThree } from "#quotes/facts/digits.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/** Who quotes to whom. */
export function Parties({ quote }: { quote: ConfirmedQuote }) {
  const { t } = useLanguage();
  const { client } = quote.terms;
  const { street, postalCode, city, region } = identity.address;
  return (
    <dl className="mt-16 grid gap-x-10 gap-y-7 border-line border-t pt-8 sm:grid-cols-2">
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
        {client.siren !== "" && (
          <span className="block">
            {t("clientQuote.party.siren", { number: groupsOfThree(client.siren) })}
          </span>
        )}
        {client.vatNumber !== "" && (
          <span className="block">{t("clientQuote.party.vatNumber", { number: client.vatNumber })}</span>
        )}
        {client.registration !== "" && (
          <span className="block">
            {t("clientQuote.party.registration", { number: client.registration })}
          </span>
        )}
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
