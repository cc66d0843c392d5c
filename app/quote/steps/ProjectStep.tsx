import { availableProjectTypes, type ProjectType } from "#app/domain/catalogue.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { selectionFields } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";
import { PlainUpdate, Step } from "./Step.tsx";

export function ProjectStep(props: {
  view: CatalogueView;
  chosen: ProjectType | null;
  onChoose: (projectType: ProjectType) => void;
}) {
  const { t } = useLanguage();
  const { view } = props;
  const [chosen, choose] = useChoice(props.chosen, props.onChoose);
  return (
    <Step
      id="project"
      title={t("pricing.type.title")}
      chosen={chosen === null ? null : view.projectTypes[chosen].name}
    >
      <fieldset>
        <legend className="text-ink-2">{t("pricing.type.legend")}</legend>
        <div className="mt-3">
          {availableProjectTypes(view).map((type) => {
            const { name, description } = view.projectTypes[type];
            return (
              <label key={type} className="project-row">
                <input
                  type="radio"
                  name={selectionFields.type}
                  value={type}
                  checked={chosen === type}
                  onChange={() => choose(type)}
                  className="mark"
                />
                <span className="project-name">{name}</span>
                <span className="text-ink-2">{description}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <PlainUpdate label={t("pricing.form.update")} />
    </Step>
  );
}
