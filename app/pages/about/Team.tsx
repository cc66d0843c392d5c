import { type Member, team } from "#app/content/team.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";
import { Initials, Portrait } from "#app/ui/Portrait.tsx";
import { identity } from "#content/identity.ts";

export function Team() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="team" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="team" className="text-title">
        {t("about.team.title")}
      </h2>
      <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-[2fr_1fr_1fr] lg:gap-x-8">
        {team.map((member) => (
          <Sheet key={member.name} {...member} />
        ))}
      </ul>
    </section>
  );
}

function Sheet({ name, portrait, copy }: Member) {
  const { locale } = useLanguage();
  const { role, line } = localized(copy, locale);
  return (
    <li className="group first:col-span-2 md:first:col-span-1 md:first:row-span-2">
      <div className="lit">
        {portrait === null ? (
          <Initials text={identity.founder.initials} />
        ) : (
          <Portrait file={portrait} alt="" />
        )}
      </div>
      <h3 className="mt-4 text-xl leading-tight">{name}</h3>
      <p className="mt-1">{role}</p>
      {line !== undefined && <p className="mt-1 max-w-[22em] text-ink-2">{line}</p>}
    </li>
  );
}
