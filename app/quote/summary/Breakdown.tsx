import { nothing } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { priceText, totalText } from "../describe.ts";

/** Every line of the estimate, from what was chosen to the total. Unfolds; paper shows it in any case. */
export function Breakdown(props: { view: CatalogueView; quote: Quote }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, quote } = props;
  const pack = view.packs[quote.pack];
  const options = quote.lines.flatMap((line) => (line.item === "option" ? [line] : []));
  const added = options.filter(({ price }) => price.kind !== "included");
  const included = options.filter(({ price }) => price.kind === "included");
  return (
    <details className="fold breakdown">
      <summary>
        {t("pricing.summary.details")}
        <Icon name="chevron-down" />
      </summary>
      <dl className="amounts">
        <Row term={t("pricing.summary.project")}>{view.projectTypes[quote.projectType].name}</Row>
        <Row term={t("pricing.summary.pack")}>{pack.name}</Row>
        <Row term={t("pricing.summary.duration")}>
          {t("pricing.summary.duration.value", { months: quote.durationMonths })}
        </Row>
        <Row term={t("pricing.summary.base")}>
          {quote.base === null ? t("pricing.summary.onQuote") : formatMoney(quote.base, locale)}
        </Row>
      </dl>
      <h3 className="amounts-title">{t("pricing.summary.options")}</h3>
      {added.length === 0 ? (
        <p className="text-ink-2">{t("pricing.summary.options.none")}</p>
      ) : (
        <dl className="amounts">
          {added.map(({ key, price }) => (
            <Row key={key} term={view.options[key].name}>
              {priceText(language, price)}
            </Row>
          ))}
        </dl>
      )}
      <dl className="amounts amounts-sum">
        {quote.oneOffOptions > nothing && (
          <Row term={t("pricing.summary.oneOff")}>{formatMoney(quote.oneOffOptions, locale)}</Row>
        )}
        {quote.discount > nothing && (
          <Row term={t("pricing.summary.discount", { percent: quote.discountPercent })}>
            − {formatMoney(quote.discount, locale)}
          </Row>
        )}
        <Row term={t("pricing.summary.total")}>{totalText(language, quote)}</Row>
      </dl>
      <h3 className="amounts-title">{t("pricing.summary.included", { pack: pack.name })}</h3>
      <ul className="awaiting">
        {included.map(({ key }) => (
          <li key={key}>{view.options[key].name}</li>
        ))}
      </ul>
    </details>
  );
}

function Row(props: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
