import { team } from "#app/content/team.ts";
import type { ComingSoonService } from "#app/domain/services.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Portrait } from "#app/ui/Portrait.tsx";
import { firstContact, seoExpert } from "#content/team.ts";

function advisorOf(service: ComingSoonService | null) {
  const name = service === "audit" ? seoExpert : firstContact;
  return { name, member: team.find((candidate) => candidate.name.startsWith(name)) };
}

/** The portrait of whoever answers; nothing for somebody without one. */
export function AdvisorPortrait(props: { service: ComingSoonService | null; className?: string }) {
  const portrait = advisorOf(props.service).member?.portrait;
  return (
    portrait && (
      <div className={`portrait ${props.className ?? ""}`}>
        <Portrait file={portrait} alt="" />
      </div>
    )
  );
}

/** Who answers a request for this service, beside its form; without a portrait of this person, only the name. */
export function Advisor({ service }: { service: ComingSoonService | null }) {
  const { locale, t } = useLanguage();
  const { name, member } = advisorOf(service);
  const copy = member && typesetIn(member.copy, locale);
  return (
    <div className="group flex flex-wrap items-end gap-5 lg:block">
      <AdvisorPortrait service={service} className="max-lg:w-34" />
      {/* Below the portrait where the visitor's letters are large. */}
      <div className="min-w-0 flex-1 basis-36">
        <p className="text-balance font-bold font-display text-heading lg:mt-5">
          {t("construction.advisor", { name })}
        </p>
        {copy && <p className="mt-1">{copy.role}</p>}
        {copy?.line !== undefined && <p className="mt-2 max-w-[22em] text-ink-2">{copy.line}</p>}
      </div>
    </div>
  );
}
