import { type Figure, type Service, type ServiceCategory, services } from "#app/content/services.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { destinationPath } from "#app/shell/navigation.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { SectionDrawing } from "#app/ui/contours/Contours.tsx";
import { ServicePrice } from "../ServicePrice.tsx";
import { drawingOf } from "../service-drawings.ts";
import { servicesInCategory } from "./categories.ts";

export function Category(props: { category: ServiceCategory }) {
  const { category } = props;
  const { t } = useLanguage();
  if (servicesInCategory(category) === 0) return null;
  const id = `${category}-title`;
  return (
    <section id={category} aria-labelledby={id} className="wide pt-16 lg:pt-28" data-reveal>
      <div className="service-category">
        <h2 id={id}>{t(`services.${category}.title`)}</h2>
        <p className="max-w-[24em] text-ink-2 text-lead">{t(`services.${category}.text`)}</p>
      </div>
      <ul>
        {services
          .filter((service) => service.category === category)
          .map((service) => (
            <Entry key={service.id} service={service} />
          ))}
      </ul>
      {category === "create" && <Identity />}
    </section>
  );
}

/** Beside each service stands its drawing, which stays in view while its text scrolls. */
function Entry(props: { service: Service }) {
  const { locale } = useLanguage();
  const { name, text, action, figures, figuresNote } = typesetIn(props.service.copy, locale);
  return (
    <li className="service">
      <h3>{name}</h3>
      <div className="service-text">
        <p className="text-lead">{text}</p>
        {props.service.price && <ServicePrice of={props.service.price} className="mt-4" />}
      </div>
      {figures.length > 0 && <Figures figures={figures} note={figuresNote} />}
      <ButtonLink href={destinationPath(props.service.to, locale)} look="quiet" className="service-action">
        {action}
      </ButtonLink>
      <SectionDrawing drawing={drawingOf(props.service.id)} className="service-drawing" />
    </li>
  );
}

function Figures(props: { figures: readonly Figure[]; note: string | undefined }) {
  return (
    <div className="service-figures">
      <dl>
        {props.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
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
    <div className="service">
      <h3 className="service-minor">{t("services.create.more")}</h3>
      <div className="service-text">
        <p className="text-lead">{t("services.create.more.text")}</p>
        <ServicePrice of="identity" className="mt-2" />
      </div>
      <a
        href={contactPath(locale, "identity")}
        className="service-action underlined inline-flex min-h-11 items-center font-semibold"
      >
        {t("services.create.more.action")}
      </a>
    </div>
  );
}
