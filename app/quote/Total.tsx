import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { AmountText } from "./AmountText.tsx";
import { totalText } from "./describe.ts";

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
