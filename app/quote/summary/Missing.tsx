import type { QuoteResult } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AdvisedType } from "../contact-links.ts";

const stepOf = { projectType: "project", paymentMonths: "duration", pack: "pack" } as const;

/** The steps without a choice, with links to them. */
export function Missing(props: { steps: QuoteResult["missing"]; advised: AdvisedType | null }) {
  const { t } = useLanguage();
  if (props.advised !== null)
    return <p className="mt-4 text-lead">{t(`pricing.summary.advisor.${props.advised}`)}</p>;
  return (
    <div className="mt-4">
      <p className="text-ink-2">{t("pricing.summary.missing")}</p>
      <ul className="mt-3 border-line border-b">
        {props.steps.map((step) => (
          <li key={step} className="border-line border-t">
            <a
              href={`#${stepOf[step]}`}
              className="flex min-h-12 items-center font-semibold first-letter:uppercase hover:text-accent-ink"
            >
              {t(`pricing.summary.missing.${step}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
