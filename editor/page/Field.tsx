/** A field: its text in both languages side by side, how long it is, and what is wrong with it. */
import { languageTag } from "#app/i18n/locales.ts";
import { countCharacters } from "../../tooling/content/lengths.ts";
import type { CellView, FieldView } from "../fields/view.ts";
import { Control } from "./Control.tsx";
import { useCell } from "./saving.ts";
import { t } from "./server.ts";

const languageNames = { "fr-fr": "Français", "en-en": "English" } as const;

export const idOf = (section: string, field: string): string => `${section} ${field}`.replace(/[^\w]+/g, "-");

function Cell({ section, field, cell }: { section: string; field: FieldView; cell: CellView }) {
  const { form, problems, other, change, resolve } = useCell(section, cell);
  const id = idOf(cell.file, cell.path.join("."));
  const language = cell.locale === null ? null : languageNames[cell.locale];
  const length = typeof form === "string" ? countCharacters(form) : 0;
  const isLong = field.max !== null && length > field.max;
  return (
    <div className="cell" data-file={cell.file} data-text={typeof form === "string" ? form : ""}>
      {language !== null && (
        <span aria-hidden="true" className="text-sm text-ink-2">
          {language}
        </span>
      )}
      <Control
        {...{ field, form, change, id }}
        name={[field.label, ...(language === null ? [] : [language])].join(", ")}
        lang={cell.locale === null ? undefined : languageTag[cell.locale]}
        invalid={problems.length > 0 || isLong}
        place={{ section, path: JSON.stringify(cell.path) }}
      />
      <p className="flex justify-between text-sm text-ink-2">
        <span>{cell.changed && t.changed}</span>
        {field.max !== null && (
          <span className={isLong ? "problem" : ""}>
            {length} / {field.max} {t.characters}
          </span>
        )}
      </p>
      {other !== null && (
        <div role="alert" className="problem">
          <p>
            {t.changedElsewhere} <q>{String(other.found ?? "")}</q>
          </p>
          <button type="button" className="small" onClick={() => resolve("mine")}>
            {t.keepMine}
          </button>{" "}
          <button type="button" className="small" onClick={() => resolve("theirs")}>
            {t.takeTheirs}
          </button>
        </div>
      )}
      <p id={`${id}-problem`} className="problem">
        {problems.join(" ")}
      </p>
    </div>
  );
}

export function Field({ section, field }: { section: string; field: FieldView }) {
  return (
    <div className="row" id={`row-${idOf(section, field.id)}`}>
      <p className="font-semibold">{field.label}</p>
      {field.hint !== null && <p className="text-sm text-ink-2">{field.hint}</p>}
      <div className={field.cells.length > 1 ? "grid gap-4 lg:grid-cols-2" : ""}>
        {field.cells.map((cell) => (
          <Cell key={`${cell.file} ${cell.path.join(".")}`} {...{ section, field, cell }} />
        ))}
      </div>
      {field.slots.length > 0 && (
        <p className="text-sm text-ink-2">
          {t.slots} {field.slots.map((slot) => `{${slot}}`).join(" ")}
        </p>
      )}
    </div>
  );
}
