import { type Figure, type Service, type ServiceCategory, services } from "#app/content/services.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";
import { destinationPath } from "#app/shell/navigation.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type PageDrawing, SectionDrawing } from "#app/ui/contours/Contours.tsx";
import { ServicePrice } from "../ServicePrice.tsx";
import { servicesInCategory } from "./categories.ts";

const drawings = {
  create: "showcase",
  support: "maintenance",
  grow: "seo",
} as const satisfies Record<ServiceCategory, PageDrawing>;

export function Category(props: { category: ServiceCategory }) {
  const { category } = props;
  const { t } = useLanguage();
  if (servicesInCategory(category) === 0) return null;
  const id = `${category}-title`;
  return (
    <section
      id={category}
      aria-labelledby={id}
      className="wide grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] lg:pt-28"
      data-reveal
    >
      <div className="lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:self-start">
        <h2
          id={id}
          className="text-[1.875rem] leading-tight tracking-tight sm:text-title lg:text-[clamp(1.75rem,2.9vw,2.625rem)]"
        >
          {t(`services.${category}.title`)}
        </h2>
        <p className="mt-4 max-w-[22em] text-ink-2">{t(`services.${category}.text`)}</p>
        <div className="relative isolate mt-12 aspect-square max-w-96 max-lg:hidden">
          <SectionDrawing drawing={drawings[category]} className="opacity-100" />
        </div>
      </div>
      <div>
        <ul>
          {services
            .filter((service) => service.category === category)
            .map((service) => (
              <Entry key={service.id} service={service} />
            ))}
        </ul>
        {category === "create" && <Identity />}
      </div>
    </section>
  );
}

function Entry(props: { service: Service }) {
  const { locale } = useLanguage();
  const { name, text, action, figures, figuresNote } = localized(props.service.copy, locale);
  return (
    <li className="@container border-edge border-t pt-6 pb-14 lg:pt-8 lg:pb-20 [ul:last-child>&]:last:pb-0">
      <h3 className="text-[clamp(2rem,4.6vw,4rem)] leading-none tracking-tight">{name}</h3>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 @min-[34rem]:grid-cols-[minmax(0,1fr)_13rem] lg:mt-8">
        <div>
          <p className="max-w-[30em] text-lead">{text}</p>
          {props.service.price && <ServicePrice of={props.service.price} className="mt-4" />}
        </div>
        {figures.length > 0 && <Figures figures={figures} note={figuresNote} />}
        <ButtonLink
          href={destinationPath(props.service.to, locale)}
          look="quiet"
          className="justify-self-start @min-[34rem]:col-start-1"
        >
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}

function Figures(props: { figures: readonly Figure[]; note: string | undefined }) {
  return (
    <div className="@min-[34rem]:row-span-2">
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        {props.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 max-w-[14.6em] text-ink-2 leading-snug">{label}</dt>
            <dd className="tabular order-1 font-bold font-display text-[min(1.75rem,12vw)] leading-tight tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {props.note && <p className="mt-2 text-ink-2">{props.note}</p>}
    </div>
  );
}

function Identity() {
  const { locale, t } = useLanguage();
  return (
    <div className="border-edge border-t pt-6">
      <h3 className="text-heading">{t("services.create.more")}</h3>
      <p className="mt-2 max-w-[30em] text-ink-2">{t("services.create.more.text")}</p>
      <ServicePrice of="identity" className="mt-2" />
      <a
        href={contactPath(locale, "identity")}
        className="underlined mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        {t("services.create.more.action")}
      </a>
    </div>
  );
}
