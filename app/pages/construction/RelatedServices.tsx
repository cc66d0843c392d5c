import { services } from "#app/content/services.ts";
import type { ComingSoonService } from "#app/domain/services.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { destinationPath } from "#app/shell/navigation.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ServicePrice } from "../ServicePrice.tsx";

type Id = (typeof services)[number]["id"];

/** What goes with each service, by the entries of the services page. */
const related: Readonly<Record<ComingSoonService | "general", readonly Id[]>> = {
  seo: ["website", "optimisation", "maintenance"],
  audit: ["seo", "optimisation", "website"],
  reservation: ["website", "seo", "maintenance"],
  maintenance: ["assistance", "optimisation", "seo"],
  assistance: ["maintenance", "optimisation", "website"],
  optimisation: ["seo", "maintenance", "website"],
  general: ["website", "ecommerce", "booking"],
};

/** Three services that go with this one, each with its price. */
export function RelatedServices({ service }: { service: ComingSoonService | null }) {
  const { locale, t } = useLanguage();
  const found = related[service ?? "general"].flatMap((id) => services.filter((other) => other.id === id));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wide pt-20 lg:pt-28" data-reveal>
      <h2 id="related" className="text-title">
        {t("construction.related")}
      </h2>
      <ul className="mt-8 border-edge border-b lg:mt-12">
        {found.map(({ id, to, price, copy }) => (
          <li key={id} className="related group">
            <h3>
              <a href={destinationPath(to, locale)} className="person-link group-hover:text-accent-ink">
                {typesetIn(copy, locale).name}
              </a>
            </h3>
            {price && <ServicePrice of={price} className="" />}
            <Icon
              name="arrow-right"
              size={26}
              className="transition-[translate] duration-200 group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
