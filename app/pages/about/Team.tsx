import { initialsOf, type Member, team } from "#app/content/team.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { mailLink } from "#app/shell/contact-links.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Initials, Portrait } from "#app/ui/Portrait.tsx";
import { identity } from "#content/identity.ts";

/** All portraits side by side: the drawings are one scene, at one table. On a phone it is wider than the screen, and moves. */
export function Team() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="team" className="wide pt-8 lg:pt-12">
      <h2 id="team" className="sr-only">
        {t("about.team.title")}
      </h2>
      <ul className={`team ${team.length > 2 ? "team-row" : ""} ${photographs ? "team-apart" : ""}`}>
        {team.map((member) => (
          <Person key={member.name} {...member} />
        ))}
      </ul>
    </section>
  );
}

/** They do not continue one another as the drawings do. */
const photographs = !team.every(({ portrait }) => portrait?.endsWith(".svg"));

/** Somebody alone has the name beside the portrait. */
const row =
  team.length === 1 ? "lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-end lg:gap-x-8" : "";

/** The whole card writes to this person. */
function Person({ name, portrait, copy }: Member) {
  const { locale, t } = useLanguage();
  const { role, line } = typesetIn(copy, locale);
  return (
    <li className={`person group relative ${row}`}>
      <div className="portrait">
        {portrait === null ? (
          <Initials text={initialsOf(name)} {...(team.length > 1 ? { className: "aspect-[4/5]" } : {})} />
        ) : (
          <Portrait file={portrait} alt="" />
        )}
      </div>
      <div className="pr-4 lg:pr-6">
        <h3 className="mt-4 text-xl leading-tight">
          <a
            href={mailLink(identity.emails.hello, t("about.team.subject", { name }))}
            className="person-link inline-flex min-h-11 items-center text-balance group-hover:text-accent-ink"
          >
            <span className="sr-only">{t("about.team.write")} </span>
            {name}
          </a>
        </h3>
        <p className="text-balance">
          {role}{" "}
          <Icon
            name="mail"
            size={18}
            className="ml-1 inline align-[-0.2em] text-ink-2 group-hover:text-accent-ink"
          />
        </p>
        {line !== undefined && <p className="mt-1 max-w-[22em] text-ink-2">{line}</p>}
      </div>
    </li>
  );
}
