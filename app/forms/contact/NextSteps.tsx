import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

const steps = ["1", "2", "3"] as const;

/** What happens after a contact request, when, and who does it. `acknowledgementWithheld`: no e-mail confirms it. */
export function NextSteps(props: { className: string; acknowledgementWithheld?: boolean }) {
  const { t } = useLanguage();
  return (
    <ol className={props.className}>
      {steps.map((step) => (
        <li key={step} className="wrap-anywhere border-line border-t py-4">
          <p className="font-bold font-display text-lead">{t(`pages.thankYou.next.${step}.when`)}</p>
          <p className="text-ink-2">
            {step === "1" && props.acknowledgementWithheld
              ? t("pages.thankYou.next.noAcknowledgement")
              : t(`pages.thankYou.next.${step}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
