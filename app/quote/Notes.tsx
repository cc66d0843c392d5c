import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";

/** What was left out of the selection, and why. `clean` is the address of the selection without it. */
export function Notes(props: { texts: readonly string[]; clean: string; onClean: () => void }) {
  const { t } = useLanguage();
  return (
    // Always there, so that what comes into it is announced.
    <div role="status" data-screen-only>
      {props.texts.length > 0 && (
        <div id="notes" tabIndex={-1} className="notes">
          <h3>
            <Icon name="alert" />
            {t("pricing.note.title")}
          </h3>
          <ul>
            {props.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <a
            href={props.clean}
            className="underlined"
            onClick={(event) => {
              event.preventDefault();
              props.onClean();
            }}
          >
            {t("pricing.note.clear")}
          </a>
        </div>
      )}
    </div>
  );
}
