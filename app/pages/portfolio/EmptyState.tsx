import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import type { Filter } from "./filter.ts";

/** A kind of site that has no project in a territory yet. The sentence is made the same way by `filter.js`. */
export function EmptyState(props: { filter: Filter; hidden: boolean }) {
  const { locale, t } = useLanguage();
  const { type, zone } = props.filter;
  const sentence = t("portfolio.empty.title", { type: "{type}", zone: "{zone}" });
  return (
    <div className="wide relative isolate pt-16 pb-8" data-empty-state hidden={props.hidden}>
      <h2 className="max-w-[20ch] text-title" data-text={sentence}>
        {sentence
          .replace("{type}", t(`portfolio.empty.${type ?? "all"}`))
          .replace(" {zone}", zone === null ? "" : ` ${t(`portfolio.in.${zone}`)}`)}
      </h2>
      <p className="mt-6 max-w-[46ch] text-ink-2 text-lead">{t("portfolio.empty.text")}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink href={pathOf("contact", locale)}>{t("portfolio.empty.contact")}</ButtonLink>
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
          {t("portfolio.empty.reset")}
        </ButtonLink>
      </div>
    </div>
  );
}
