import { type Figure, type Service, type ServiceCategory, services } from "#app/content/services.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { destinationPath } from "#app/shell/navigation.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { ServicePrice } from "../ServicePrice.tsx";
import { servicesInCategory } from "./categories.ts";
import { siteBeside } from "./examples.ts";

export function Category(props: { category: ServiceCategory }) {
  const { category } = props;
  const { t } = useLanguage();
  if (servicesInCategory(category) === 0) return null;
  const id = `${category}-title`;
  return (
    <section id={category} aria-labelledby={id} className="pt-10 lg:pt-16" data-reveal>
      <div className="wide service-category">
        <h2 id={id} className="text-heading">
          {t(`services.${category}.title`)}
        </h2>
        <p className="text-ink-2">{t(`services.${category}.text`)}</p>
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

/** All of the row is the link. A client's site beside it opens, on that client's ground, under the pointer and with the focus. */
function Entry(props: { service: Service }) {
  const { locale } = useLanguage();
  const { name, text, action, figures, figuresNote } = typesetIn(props.service.copy, locale);
  const site = siteBeside.get(props.service.id);
  return (
    <li className="service" data-client={site?.slug}>
      <div className="wide">
        <h3>{name}</h3>
        <p className="service-text">{text}</p>
        <div className="service-figures">
          {props.service.price && <ServicePrice of={props.service.price} className="text-ink" />}
          {figures.length > 0 && <Figures figures={figures} note={figuresNote} />}
        </div>
        <ButtonLink
          href={destinationPath(props.service.to, locale)}
          look="quiet"
          className="service-action service-link gap-3!"
        >
          {action}
        </ButtonLink>
        {site && (
          <div className="service-site">
            <Picture
              name={`portfolio/${site.slug}/desktop`}
              alt={site.clientName}
              sizes="(width >= 64rem) 25vw, 30vw"
            />
          </div>
        )}
      </div>
    </li>
  );
}

function Figures(props: { figures: readonly Figure[]; note: string | undefined }) {
  return (
    <>
      <dl>
        {props.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {props.note && <p>{props.note}</p>}
    </>
  );
}

function Identity() {
  const { locale, t } = useLanguage();
  return (
    <div className="service service-minor">
      <div className="wide">
        <h3>{t("services.create.more")}</h3>
        <p className="service-text">{t("services.create.more.text")}</p>
        <div className="service-figures">
          <ServicePrice of="identity" className="text-ink" />
        </div>
        <a
          href={contactPath(locale, "identity")}
          className="service-action underlined inline-flex min-h-11 items-center font-semibold"
        >
          {t("services.create.more.action")}
        </a>
      </div>
    </div>
  );
}
