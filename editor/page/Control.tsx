/** The control of a field, by its kind. */
import type { FormValue } from "../fields/form-values.ts";
import type { FieldView } from "../fields/view.ts";
import { Choices, Texts } from "./ListControls.tsx";
import { Portrait } from "./Portrait.tsx";
import { t } from "./server.ts";
import { TextArea } from "./TextArea.tsx";
import { UploadButton } from "./UploadButton.tsx";

export type ControlProps = {
  readonly field: Pick<FieldView, "kind" | "label" | "optional" | "options">;
  readonly form: FormValue;
  readonly change: (next: FormValue, atOnce?: boolean) => void;
  /** For people who do not see the page. */
  readonly name: string;
  readonly id: string;
  readonly lang: string | undefined;
  readonly invalid: boolean;
  /** Where a picture for this field goes. */
  readonly place: Readonly<Record<string, string>>;
};

export function Control(props: ControlProps) {
  const { field, form, change, name, id, lang, invalid } = props;
  const shared = {
    id,
    "aria-label": name,
    "aria-describedby": `${id}-problem`,
    "aria-invalid": invalid || undefined,
  };
  const input = (more: React.ComponentProps<"input"> = {}) => (
    <input
      {...shared}
      className="box"
      value={String(form)}
      onChange={({ target }) => change(target.value)}
      {...more}
    />
  );
  switch (field.kind) {
    case "yesNo":
      return (
        <label className="flex gap-2">
          <input
            {...shared}
            type="checkbox"
            checked={form === true}
            onChange={({ target }) => change(target.checked, true)}
          />
          {t.yes}
        </label>
      );
    case "choice":
      return (
        <select
          {...shared}
          className="box"
          value={String(form)}
          onChange={({ target }) => change(target.value, true)}
        >
          {(field.optional || form === "") && <option value="">{t.none}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "choices":
      return <Choices {...props} />;
    case "texts":
      return <Texts {...props} />;
    case "fixed":
      return <output id={id}>{String(form)}</output>;
    case "number":
    case "amount":
      return (
        <span className="flex items-center gap-2">
          {input({ className: "box w-36", inputMode: "decimal" })}
          {field.kind === "amount" && <span aria-hidden="true">{t.euro}</span>}
        </span>
      );
    case "suggested":
      return (
        <>
          {input({ list: `${id}-options`, autoComplete: "off" })}
          <datalist id={`${id}-options`}>
            {field.options.map((option) => (
              <option key={option.value} {...option} />
            ))}
          </datalist>
        </>
      );
    case "portrait":
      return <Portrait {...props} />;
    case "font":
      return (
        <div className="flex gap-2">
          {input()}
          <UploadButton
            to="font"
            accept=".woff2,.woff,.ttf,.otf"
            label={field.label}
            text={t.otherFont}
            done={(file) => change(file, true)}
          />
        </div>
      );
    case "text":
    case "colour":
      return (
        <span className="flex gap-2">
          {field.kind === "colour" && (
            <input
              type="color"
              value={/^#[\da-f]{6}$/i.test(String(form)) ? String(form) : "#ff623e"}
              aria-label={`${name}, ${t.colour}`}
              onChange={({ target }) => change(target.value)}
            />
          )}
          <TextArea {...{ id, lang, invalid }} value={String(form)} label={name} change={change} />
        </span>
      );
    default:
      return field.kind satisfies never;
  }
}
