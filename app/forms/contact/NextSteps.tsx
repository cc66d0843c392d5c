import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

/** What happens after a contact request. `acknowledgementWithheld`: no e-mail confirms it. */
export function NextSteps(props: {
  className: string;
  stepClass: string;
  acknowledgementWithheld?: boolean;
}) {
  const { t } = useLanguage();
  const steps = [
    props.acknowledgementWithheld ? "pages.thankYou.next.noAcknowledgement" : "pages.thankYou.next.1",
    "pages.thankYou.next.2",
    "pages.thankYou.next.3",
  ] as const;
  return (
    <ol className={props.className}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`wrap-anywhere flex items-baseline border-line border-t ${props.stepClass}`}
        >
          <span aria-hidden="true" className="tabular shrink-0 font-bold font-display accent-text">
            0{index + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
