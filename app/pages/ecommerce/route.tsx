import { ecommerceFaq } from "#app/content/faq.ts";
import { projects } from "#app/content/projects.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { chatLink } from "#app/shell/contact-links.ts";
import { hasPortfolio, pathOf, portfolioPath } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { Questions } from "../Questions.tsx";
import { Benefits } from "./Benefits.tsx";
import { Delivery } from "./Delivery.tsx";
import { Pack } from "./Pack.tsx";
import { Realities } from "./Realities.tsx";

const shops = projects.filter(({ category }) => category === "ecommerce").slice(0, 3);

export default function Ecommerce() {
  const { locale, t } = useLanguage();
  const { from, to } = priceRanges.ecommerce;
  const chat = chatLink(t("ecommerce.call.chat.message"));
  const facts = [
    {
      label: t("ecommerce.fact.price"),
      value: t("ecommerce.fact.price.value", {
        from: formatMoney(from, locale),
        to: formatNetPrice(to, locale),
      }),
    },
    { label: t("ecommerce.fact.time"), value: t("ecommerce.fact.time.value", figures.delivery.ecommerce) },
  ];
  return (
    <>
      <PageHero
        title={t("ecommerce.hero.title")}
        lead={t("ecommerce.hero.lead")}
        facts={facts}
        scene={<HeroSites projects={shops} arrangement="shop" />}
      >
        <ButtonLink href={contactPath(locale, "ecommerce")}>{t("ecommerce.hero.contact")}</ButtonLink>
        {hasPortfolio && (
          <ButtonLink href={portfolioPath(locale, { type: "ecommerce" })} look="quiet">
            {t("ecommerce.hero.work")}
          </ButtonLink>
        )}
      </PageHero>
      <Realities />
      <ProjectBand
        id="work"
        title={t("ecommerce.work.title")}
        projects={shops}
        more={{ label: t("services.work.all"), href: pathOf("portfolio", locale) }}
        className="pt-24 lg:pt-32"
      />
      <Pack />
      <Benefits />
      <Delivery />
      <Questions title={t("ecommerce.faq.title")} faq={ecommerceFaq} />
      <ClosingCall id="call" title={t("ecommerce.call.title")} text={t("ecommerce.call.text")} accented>
        <ButtonLink href={contactPath(locale, "ecommerce")}>{t("ecommerce.call.contact")}</ButtonLink>
        {chat !== null && (
          <ButtonLink href={chat} look="quiet" icon="whatsapp">
            {t("ecommerce.call.chat")}
          </ButtonLink>
        )}
      </ClosingCall>
    </>
  );
}
