import type { Quote } from "#app/domain/quote.ts";
import type { ShownVat } from "#app/domain/vat.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "./catalogue-view.ts";
import { totalLabel, vatText } from "./describe.ts";
import { Total } from "./Total.tsx";

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
