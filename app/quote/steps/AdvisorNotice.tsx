import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type AdvisedType, advisorLink } from "../advisor.ts";

/** Replaces the other steps if a project is not configurable. */
export function AdvisorNotice(props: { type: AdvisedType; contact: string; hours: number }) {
  const { t } = useLanguage();
  return (
    <div role="alert" className="advisor">
      <p className="max-w-[13.3em] font-bold font-display text-title">
        {t(`pricing.type.${props.type}.notice`)}
      </p>
      <p className="mt-5 max-w-[35em] text-lead">{t("pricing.type.notice.text", { hours: props.hours })}</p>
      <ButtonLink href={advisorLink(props.contact, props.type)} className="mt-8">
        {t("pricing.type.notice.action")}
      </ButtonLink>
    </div>
  );
}
