import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import comparison from "./comparison.inline.ts?script";
import "./before-after.css";

/** The client's former site beside the present one: a slider, or two pictures without script. Only where there is one to show. */
export function BeforeAfter({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const { slug, pictureAlt } = project;
  const { before, desktop } = typesetIn(pictureAlt, locale);
  if (!useHasPicture(`portfolio/${slug}/before`) || before === undefined) return null;
  const sizes = "(width >= 64rem) 60rem, 92vw";
  return (
    <section aria-labelledby="before-after" className="wide mt-20 lg:mt-32" data-reveal>
      <h2 id="before-after" className="text-title">
        {t("project.comparison")}
      </h2>
      <div className="comparison client-ground mt-8 lg:mt-12" data-client={slug} data-comparison>
        <figure className="comparison-before">
          <Picture name={`portfolio/${slug}/before`} alt={before} sizes={sizes} />
          <figcaption>{t("project.comparison.before")}</figcaption>
        </figure>
        <figure className="comparison-after">
          <Picture name={`portfolio/${slug}/desktop`} alt={desktop} sizes={sizes} />
          <figcaption>{t("project.comparison.after")}</figcaption>
        </figure>
        <input
          type="range"
          defaultValue={50}
          autoComplete="off"
          aria-label={t("project.comparison.slider")}
          aria-valuetext={t("project.comparison.value", { before: 50, after: 50 })}
          data-text={t("project.comparison.value", { before: "{before}", after: "{after}" })}
        />
        <span className="comparison-handle" aria-hidden="true">
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </div>
      <InlineScript source={comparison} />
    </section>
  );
}
