import { showcaseFaq } from "#app/content/faq.ts";
import { projects } from "#app/content/projects.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { figures } from "#content/figures.ts";
import { Questions } from "../Questions.tsx";
import { Delivery } from "./Delivery.tsx";
import { Hero } from "./Hero.tsx";
import { Offers } from "./Offers.tsx";
import { Pairs } from "./Pairs.tsx";

/** The first is at the page's top. */
const examples = projects.filter(({ category }) => category === "vitrine").slice(0, 3);

export default function Showcase() {
  const { locale, t } = useLanguage();
  const { answerHours: hours, quoteMinutes: minutes } = figures;
  return (
    <>
      <Hero examples={examples} />
      <Pairs />
      <ProjectBand
        id="work"
        title={t("showcase.work.title")}
        projects={examples.slice(1)}
        more={{ label: t("services.work.all"), href: pathOf("portfolio", locale) }}
        className="pt-24 lg:pt-32"
      />
      <Offers />
      <Delivery />
      <Questions title={t("showcase.faq.title")} faq={showcaseFaq} />
      <ClosingCall
        id="call"
        title={t("showcase.call.title", { minutes })}
        text={t("showcase.call.text", { hours })}
        accented
      >
        <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.call.quote")}</ButtonLink>
        <ButtonLink href={contactPath(locale, "showcase")} look="quiet">
          {t("showcase.call.contact")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
