import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";
import { Monogram } from "#app/ui/monogram/Monogram.tsx";
import { type Member, team } from "#content/team.ts";

export function Team() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="team" className="wide pt-28 lg:pt-48" data-reveal>
      <h2 id="team" className="text-title">
        {t("about.team.title")}
      </h2>
      <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-[2fr_1fr_1fr] lg:gap-x-8">
        {team.map((member, index) => (
          <Sheet key={member.name} member={member} seed={index + 1} />
        ))}
      </ul>
    </section>
  );
}

function Sheet(props: { member: Member; seed: number }) {
  const { locale } = useLanguage();
  const { name, initials, copy } = props.member;
  const { role, line } = localized(copy, locale);
  return (
    <li className="first:col-span-2 md:first:col-span-1 md:first:row-span-2">
      <Monogram initials={initials} seed={props.seed} />
      <h3 className="mt-4 text-xl leading-tight">{name}</h3>
      <p className="mt-1">{role}</p>
      <p className="mt-1 max-w-[22em] text-ink-2">{line}</p>
    </li>
  );
}
