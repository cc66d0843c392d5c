import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import savedConfigurationScript from "./saved-configuration.inline.ts?script";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.paymentMonths" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

/** Short, so that the first step is in the first screen, with what each kind of site costs. */
export function Hero() {
  const { t } = useLanguage();
  return (
    <section className="page-top wide" data-screen-only>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(18rem,24vw,22rem)] lg:items-end lg:gap-[clamp(2.5rem,5vw,5rem)]">
        <h1 className="text-title lg:text-[clamp(2.75rem,4.6vw,4.75rem)]">
          <Emphasis text={t("pricing.hero.title", { minutes: figures.quoteMinutes })} />
        </h1>
        <div className="mt-3 lg:mt-0">
          <p className="text-ink-2">{t("pricing.hero.lead")}</p>
          <a
            href={phoneLink}
            className="underlined inline-flex min-h-11 items-center gap-2 font-semibold max-sm:hidden"
          >
            <Icon name="phone" />
            {t("shell.call", { phone: identity.phone.display })}
          </a>
        </div>
      </div>
      <SavedConfiguration />
      <nav aria-label={t("pricing.hero.steps")} className="pricing-steps beside-estimate mt-4 lg:mt-8">
        <ol>
          {steps.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(label)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

/** Offers an unfinished configuration; its script shows it before the first paint. */
function SavedConfiguration() {
  const { locale, t } = useLanguage();
  return (
    <>
      <div
        className="mt-4 flex flex-wrap items-center gap-x-6 border-accent border-l-3 pl-5 *:inline-flex *:min-h-11 *:items-center"
        data-saved-configuration
        hidden
      >
        <p>{t("pricing.savedConfiguration.title")}</p>
        <a href={pathOf("pricing", locale)} className="underlined font-semibold">
          {t("pricing.savedConfiguration.resume")}
        </a>
        <button type="button" className="underlined">
          {t("pricing.savedConfiguration.discard")}
        </button>
      </div>
      <InlineScript source={savedConfigurationScript} />
    </>
  );
}
