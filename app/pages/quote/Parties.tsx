import type { ReactNode } from "react";
import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { inThrees } from "#app/domain/digits.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

/** Who quotes what to whom, and the dates. */
export function Parties({ quote }: { quote: ConfirmedQuote }) {
  const { locale, t } = useLanguage();
  const { client, startOn, deliverOn } = quote.terms;
  const { street, postalCode, city, region } = identity.address;
  const dates = [
    [t("clientQuote.date.until"), quote.validUntil],
    [t("clientQuote.date.start"), startOn],
    [t("clientQuote.date.delivery"), deliverOn],
  ] as const;
  return (
    <div className="mt-12 grid gap-x-10 gap-y-7 border-line border-t pt-8 lg:grid-cols-[2fr_auto]">
      <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        <Fact label={t("clientQuote.party.from")}>
          <strong className="block">{identity.legalName}</strong>
          {street}
          <br />
          {postalCode} {city}, {region}
          <br />
          {t("clientQuote.party.siret", { number: legal.siret })}
        </Fact>
        <Fact label={t("clientQuote.party.to")}>
          <strong className="block">{client.name}</strong>
          <span className="whitespace-pre-line">{client.address}</span>
          {client.siren !== "" && (
            <span className="block">{t("clientQuote.party.siren", { number: inThrees(client.siren) })}</span>
          )}
        </Fact>
      </dl>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-3 lg:grid-cols-1">
        {dates.map(([label, day]) => (
          <Fact key={label} label={label}>
            {formatDay(day, locale)}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

function Fact(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** Numbers of companies are written in groups of three digits. */
