/** A field: its text in both languages side by side, how long it is, and what is wrong with it. */
import { languageTag } from "#app/i18n/locales.ts";
import { countCharacters } from "../../tooling/content/lengths.ts";
import type { CellView, FieldView } from "../fields/view.ts";
import { languageNames } from "../words.ts";
import { Control } from "./Control.tsx";
import { useCell } from "./saving.ts";
import { t } from "./server.ts";

export const idOf = (section: string, field: string): string => `${section} ${field}`.replace(/[^\w]+/g, "-");

/** What somebody else has written meanwhile, to choose from. */
export function Conflict(props: {
  text: string;
  theirs: string;
  resolve: (take: "mine" | "theirs") => void;
}) {
  return (
    <div role="alert" className="problem">
      <p>
        {props.text} <q>{props.theirs}</q>
      </p>
      <button type="button" className="small" onClick={() => props.resolve("mine")}>
        {t.keepMine}
      </button>{" "}
      <button type="button" className="small" onClick={() => props.resolve("theirs")}>
        {t.takeTheirs}
      </button>
    </div>
  );
}

function Cell({ section, field, cell }: { section: string; field: FieldView; cell: CellView }) {
  const { typed, view } = useCell(section, cell);
  const { form, status, theirs } = view;
  const { problems, reads } = view.stored;
  const id = idOf(cell.file, cell.path.join("."));
  const language = cell.locale === null ? null : languageNames[cell.locale];
  const length = typeof form === "string" ? countCharacters(form) : 0;
  const isLong = field.max !== null && length > field.max;
  // What nobody reaches needs no count.
  const isCounted = field.max !== null && (field.max <= 400 || length > field.max * 0.8);
  return (
    <div className="cell" data-text={typeof form === "string" ? form : ""}>
      {language !== null && (
        <label htmlFor={id} className="note">
          {language}
        </label>
      )}
      <Control
        {...{ field, form, id }}
        change={(next, atOnce) => typed.change(next, atOnce)}
        name={[field.label, ...(language === null ? [] : [language])].join(", ")}
        lang={cell.locale === null ? undefined : languageTag[cell.locale]}
        invalid={problems.length > 0 || isLong}
        place={{ section, path: cell.path.join(".") }}
      />
      {reads !== null && (
        <p className="note">
          {t.reads}{" "}
          <span lang={cell.locale === null ? undefined : languageTag[cell.locale]} className="text-ink">
            {reads}
          </span>
        </p>
      )}
      <p className="note flex justify-between">
        <span>{cell.changed && t.changed}</span>
        {isCounted && (
          <span className={isLong ? "problem" : ""}>
            {length} / {field.max} {t.characters}
          </span>
        )}
      </p>
      {theirs !== null && (
        <Conflict
          text={t.changedElsewhere}
          theirs={String(theirs.form)}
          resolve={(take) => typed.resolve(take)}
        />
      )}
      <p id={`${id}-problem`} className="problem">
        {[...problems, ...(status === "lost" || status === "refused" ? [t.status[status]] : [])].join(" ")}
      </p>
    </div>
  );
}

export function Field({ section, field }: { section: string; field: FieldView }) {
  const [first] = field.cells;
  return (
    <div className="row" id={`row-${idOf(section, field.id)}`}>
      <label htmlFor={first && idOf(first.file, first.path.join("."))} className="font-semibold">
        {field.label}
      </label>
      {field.hint !== null && <p className="note">{field.hint}</p>}
      {/* Two languages stand side by side where each has room for a sentence. */}
      <div className="@container">
        <div className={`grid gap-x-4 gap-y-3 ${field.cells.length > 1 ? "@md:grid-cols-2" : ""}`}>
          {field.cells.map((cell) => (
            <Cell key={`${cell.file} ${cell.path.join(".")}`} {...{ section, field, cell }} />
          ))}
        </div>
      </div>
      {field.slots.length > 0 && (
        <p className="note">
          {t.slots} {field.slots.map((slot) => `{${slot}}`).join(" ")}
        </p>
      )}
    </div>
  );
}
