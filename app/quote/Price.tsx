import type { Quote } from "#app/domain/quote.ts";
import type { ShownVat } from "#app/domain/vat.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "./catalogue-view.ts";
import { totalLabel, totalText, vatText } from "./describe.ts";

/** The total before tax, and what it is with the VAT of the client's place. */
export function Price({ view, quote, vat }: { view: CatalogueView; quote: Quote; vat: ShownVat }) {
  const language = useLanguage();
  const taxed = vatText(language, view, quote, vat);
  return (
    <p className="estimate-total">
      <strong>
        <Total quote={quote} />
      </strong>
      <span>{totalLabel(language, quote)}</span>
      {taxed !== null && <span>{taxed}</span>}
    </p>
  );
}

export function Total(props: { quote: Quote }) {
  const language = useLanguage();
  const { quote } = props;
  const text = totalText(language, quote);
  const amount = exactMoney(quote.total, language.locale);
  const from = quote.totalKind === "from" ? text.indexOf(amount) : 0;
  return (
    <>
      {from > 0 && <small>{text.slice(0, from)}</small>}
      <AmountText text={text.slice(from)} />
    </>
  );
}

/**
 * An amount. It is one text in an element of its own, which no browser translates: React then replaces it whole, whatever a
 * translation has done to the words around it.
 */
export function AmountText({ text, className }: { text: string; className?: string }) {
  return (
    <span translate="no" className={className}>
      {text}
    </span>
  );
}
