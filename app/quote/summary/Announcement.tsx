import { useEffect, useRef, useState } from "react";
import type { QuoteResult } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { instalmentsText, totalLabel, totalText, vatText } from "../describe.ts";

/** Long enough that a visitor who chooses three options hears one total. */
const pauseMs = 800;

/** Announces the total once it stops changing, and not when the page loads. */
export function Announcement(props: { view: CatalogueView; result: QuoteResult }) {
  const language = useLanguage();
  const { t } = language;
  const { quote, vat } = props.result;
  const [said, setSaid] = useState("");
  const first = useRef(true);

  const total = quote === null ? null : totalText(language, quote);
  const taxed = quote === null ? null : vatText(language, props.view, quote, vat);
  const amounts =
    quote === null || total === null
      ? ""
      : quote.payment === null
        ? t("pricing.summary.announce", { label: totalLabel(language, quote), total })
        : t("pricing.summary.announce.monthly", {
            label: totalLabel(language, quote),
            total,
            payment: t("pricing.summary.payment"),
            instalments: instalmentsText(language, quote.payment),
          });
  const text = taxed === null ? amounts : `${amounts}. ${taxed}`;

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
