import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { addressOf, type Destination } from "#app/shell/navigation.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Relief } from "#app/ui/relief/Relief.tsx";

type Service = "premium" | "showcase" | "ecommerce" | "seo";

export function Services() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="services" className="wide py-28 lg:py-44">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6" data-reveal>
        <div>
          <h2 id="services" className="text-title">
            <Emphasis text={t("home.services.title")} />
          </h2>
          <p className="mt-4 max-w-[26em] text-ink-2 text-lead">{t("home.services.text")}</p>
        </div>
        <ButtonLink href={pathOf("services", locale)} look="quiet">
          {t("home.services.all")}
        </ButtonLink>
      </div>
      <div className="mt-14 grid grid-cols-1 border-line border-t lg:mt-20 lg:grid-cols-2">
        <div className="lg:border-line lg:border-r">
          <div className="relative isolate flex h-full flex-col justify-between gap-16 overflow-clip py-10 lg:min-h-[44rem] lg:py-14 lg:pr-12">
            {/* Not on a phone: it would lie under the words, and weigh on the first screen. */}
            <Relief
              still
              drawing="island"
              className="max-md:hidden top-[30%] -right-[18%] bottom-[4%] left-[22%] opacity-30"
            />
            <Leading service="premium" to="services" />
          </div>
        </div>
        <div>
          <Row service="showcase" to="showcase" />
          <Row service="ecommerce" to="ecommerce" />
          <Row service="seo" to={{ service: "seo" }} />
        </div>
      </div>
    </section>
  );
}

function Discover(props: { service: Service; to: Destination; look: "primary" | "quiet" }) {
  const { locale, t } = useLanguage();
  return (
    <ButtonLink href={addressOf(props.to, locale)} look={props.look} className="self-end bg-canvas">
      {t("home.services.discover")}
      <span className="sr-only">, {t(`home.services.${props.service}`)}</span>
    </ButtonLink>
  );
}

function Leading(props: { service: Service; to: Destination }) {
  const { t } = useLanguage();
  return (
    <>
      <div>
        <h3 className="text-hero">{t(`home.services.${props.service}`)}</h3>
        <p className="mt-6 max-w-[22em] text-lead">{t(`home.services.${props.service}.text`)}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-8">
        <p>
          <span className="block font-bold font-display text-giant">
            {t(`home.services.${props.service}.figure`)}
          </span>
          <span className="mt-3 block max-w-[12em] text-ink-2">
            {t(`home.services.${props.service}.caption`)}
          </span>
        </p>
        <Discover {...props} look="quiet" />
      </div>
    </>
  );
}

function Row(props: { service: Service; to: Destination }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-x-8 gap-y-6 border-line border-t py-10 sm:grid-cols-[1fr_auto] lg:border-t-0 lg:border-b lg:py-12 lg:pl-12 lg:last:border-b-0">
      <div>
        <h3 className="text-heading">{t(`home.services.${props.service}`)}</h3>
        <p className="mt-2 max-w-[22em] text-balance text-ink-2">
          {t(`home.services.${props.service}.text`)}
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-6 sm:col-span-2">
        <p>
          <span className="block font-bold font-display text-[clamp(min(2.5rem,13vw),4.6vw,5.25rem)] leading-none tracking-[-0.03em]">
            {t(`home.services.${props.service}.figure`)}
          </span>
          <span className="mt-2 block text-ink-2">{t(`home.services.${props.service}.caption`)}</span>
        </p>
        <Discover {...props} look="quiet" />
      </div>
    </div>
  );
}
