import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Initials, Portrait } from "#app/ui/Portrait.tsx";
import { identity } from "#content/identity.ts";

export function Closing() {
  const { locale, t } = useLanguage();
  const { founder } = identity;
  return (
    <section aria-labelledby="closing" className="overflow-x-clip" data-reveal>
      <div className="bleed-grid items-end">
        <figure className="group col-[wide] max-w-96 lg:col-[full-start/7] lg:row-start-1 lg:max-w-none">
          {founder.portrait === null ? (
            <Initials text={founder.initials} />
          ) : (
            <div className="portrait">
              <Portrait
                file={founder.portrait}
                alt={t("home.closing.portrait")}
                className="lg:max-h-[54rem]"
              />
            </div>
          )}
          <figcaption className="mt-4 lg:pl-(--gutter)">
            <span className="font-semibold">{founder.name}</span>,{" "}
            <span className="text-ink-2">{t("home.closing.founder")}</span>
          </figcaption>
        </figure>
        <div className="col-[wide] mt-14 lg:col-[8/wide-end] lg:row-start-1 lg:mt-0 lg:pb-10">
          <p className="inline-flex min-h-11 items-center gap-3 border border-edge px-4">
            <span aria-hidden="true" className="size-2 rounded-full bg-lagoon" />
            {t("home.closing.badge")}
          </p>
          <h2 id="closing" className="mt-8 text-hero">
            <Emphasis text={t("home.closing.title")} />
          </h2>
          <p className="mt-8 max-w-[26em] text-ink-2 text-lead">{t("home.closing.text")}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink href={contactPath(locale, "advisor")}>{t("home.closing.action")}</ButtonLink>
            <ButtonLink href={pathOf("pricing", locale)} look="quiet">
              {t("home.closing.price")}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
