import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { configurationPath, documentContents, recordInLanguage } from "#quotes/indicative/contents.ts";
import type { RequestView } from "#quotes/operations.ts";
import { Part } from "#quotes/pages/parts.tsx";

/** What the visitor configured and got at once, in the words of the agency's mail. */
export function Indicative({ view, record }: { view: RequestView; record: QuoteRecord }) {
  const { locale, t } = useLanguage();
  const request = { ...view, createdAt: view.receivedAt, quote: recordInLanguage(record, locale) };
  const { number, groups, sum, total, recurring } = documentContents(request, "", locale);
  const lines = groups.flatMap(({ kind, rows }) => (kind === "included" ? [] : rows));
  const discount = record.quote.discount > 0 ? sum.slice(-1) : [];
  return (
    <Part id="indicatif" title={t("request.indicative.title", { number: nonBreaking(number) })}>
      <ul className="border-line border-b">
        {[...lines, ...discount].map(({ label, value }) => (
          <li key={label} className="flex justify-between gap-8 border-line border-t py-3">
            <span>{label}</span>
            <span className="tabular whitespace-nowrap">{value}</span>
          </li>
        ))}
      </ul>
      <p className="tabular mt-4 flex justify-between gap-8 font-semibold text-lead">
        <span>{total.label}</span>
        <span className="whitespace-nowrap">{total.value}</span>
      </p>
      {recurring.map(({ label, value }) => (
        <p key={label} className="tabular mt-2 flex justify-between gap-8">
          <span>{label}</span>
          <span className="whitespace-nowrap">{value}</span>
        </p>
      ))}
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="devis.pdf" look="quiet" icon="download" className="max-sm:w-full">
          {t("request.indicative.pdf")}
        </ButtonLink>
        <ButtonLink href={configurationPath(record, view.locale)} look="quiet" className="max-sm:w-full">
          {t("request.indicative.configuration")}
        </ButtonLink>
      </div>
    </Part>
  );
}
