import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

const steps = ["pages.thankYou.next.1", "pages.thankYou.next.2", "pages.thankYou.next.3"] as const;

export function NextSteps(props: { className: string; stepClass: string }) {
  const { t } = useLanguage();
  return (
    <ol className={props.className}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`wrap-anywhere flex items-baseline border-line border-t ${props.stepClass}`}
        >
          <span aria-hidden="true" className="tabular font-bold font-display text-accent-ink">
            0{index + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
