import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { actionClass } from "#app/ui/button-class.ts";
import type { AgencyView } from "../agency-view.ts";
import { type AdvisedType, advisorLink } from "../contact-links.ts";

/** Stands in place of the other steps if a project is not configurable. */
export function AdvisorNotice(props: {
  type: AdvisedType;
  agency: AgencyView;
  /** Chosen just now, by hand: it comes into view. */
  justChosen: boolean;
  /** The address of the configuration without the kind of project. */
  change: string;
  onChange: () => void;
}) {
  const { t } = useLanguage();
  const { type, agency, justChosen } = props;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justChosen && type) notice.current?.scrollIntoView({ block: "nearest" });
  }, [justChosen, type]);
  return (
    <div ref={notice} className="advisor mb-18 border-accent border-l-4 py-2 pl-[clamp(1.25rem,4vw,3rem)]">
      <div role="alert">
        <p className="max-w-[13.3em] font-bold font-display text-title">
          {t(`pricing.type.${type}.notice`, { name: agency.advisor })}
        </p>
        <p className="mt-5 max-w-[35em] text-lead">
          {t(`pricing.type.${type}.text`, { hours: agency.hours, name: agency.advisor })}
        </p>
        <ButtonLink href={advisorLink(agency.paths.contact, type)} className="mt-8">
          {t("pricing.type.notice.action")}
        </ButtonLink>
      </div>
      <a
        href={props.change}
        className={actionClass("mt-4")}
        onClick={(event) => {
          event.preventDefault();
          props.onChange();
        }}
      >
        {t("pricing.summary.change")}
      </a>
    </div>
  );
}
