import { type FunnelRow, funnelShapes } from "#app/domain/funnel.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { numberText, percentText } from "./visit-texts.ts";

const shape = { width: 100, height: 10 };

/** The steps to an accepted quote: each row is one piece of the drawing, and says its number. */
export function FunnelTable({ rows }: { rows: readonly FunnelRow[] }) {
  const language = useLanguage();
  const { t } = language;
  const shapes = funnelShapes(rows, shape);
  return (
    <section aria-labelledby="funnel-title">
      <h3 id="funnel-title" className="font-semibold text-lead">
        {t("board.visits.funnel")}
      </h3>
      <table className="count-table funnel" aria-labelledby="funnel-title">
        <thead>
          <tr>
            <th scope="col">{t("board.visits.step")}</th>
            <td />
            <th scope="col">{t("board.visits.number")}</th>
            <th scope="col">{t("board.visits.share")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, total, share }, index) => (
            <tr key={step}>
              <th scope="row">{t(`board.visits.step.${step}`)}</th>
              <td>
                <svg
                  viewBox={`0 0 ${shape.width} ${shape.height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <polygon points={shapes[index]} />
                </svg>
              </td>
              <td className="tabular">{numberText(total, language)}</td>
              <td className="tabular">{share === null ? "" : percentText(share, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
