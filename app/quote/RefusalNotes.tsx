import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CatalogueView } from "./catalogue-view.ts";
import { isUnknownChoice, noteTexts } from "./describe.ts";
import { knownSelection, queryOf } from "./selection-query.ts";
import type { Change, ConfiguratorState } from "./use-configurator.ts";

/** Values that the catalogue does not have are named above the steps, refused options above the options. */
export const notesId = (unknown: boolean): string => (unknown ? "notes" : "option-notes");

/** What was refused of the selection, and why. */
export function RefusalNotes(props: {
  view: CatalogueView;
  state: ConfiguratorState;
  unknown: boolean;
  /** The address of this page. */
  action: string;
  change: Change;
}) {
  const language = useLanguage();
  const { t } = language;
  const { valid, refusals: all } = props.state.result;
  const refusals = all.filter((refusal) => isUnknownChoice(refusal) === props.unknown);
  const texts = noteTexts(language, props.view, valid, refusals);
  return (
    // Always rendered, so that screen readers announce what is added.
    <div role="status" data-screen-only>
      {texts.length > 0 && (
        <div
          id={notesId(props.unknown)}
          tabIndex={-1}
          className="notes mt-6 mb-8 scroll-mt-4 border-accent border-l-3 pl-5"
        >
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="alert" />
            {t("pricing.note.title")}
          </p>
          <ul>
            {texts.map((text) => (
              <li key={text} className="mt-2 text-ink-2">
                {text}
              </li>
            ))}
          </ul>
          <a
            href={`${props.action}${queryOf(valid)}`}
            className="underlined inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault();
              props.change(
                knownSelection(valid),
                "detail",
                props.unknown ? "input[type=radio]" : "#options summary",
              );
            }}
          >
            {t("pricing.note.clear")}
          </a>
        </div>
      )}
    </div>
  );
}
