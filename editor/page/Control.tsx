/** The control of a field, by its kind. */
import { useState } from "react";
import type { FormValue } from "../fields/fields.ts";
import type { FieldView } from "../fields/view.ts";
import { address, t } from "./server.ts";
import { TextArea } from "./TextArea.tsx";
import { UploadButton } from "./UploadButton.tsx";

export type ControlProps = {
  readonly field: FieldView;
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

function Texts({ form, change, name, lang }: ControlProps) {
  const texts = Array.isArray(form) ? (form as readonly string[]) : [];
  return (
    <fieldset aria-label={name} className="grid gap-2">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing else that tells it from the others
        <div key={index} className="flex gap-2">
          <TextArea
            value={text}
            lang={lang}
            label={`${name}, ${index + 1}`}
            change={(next) => change(texts.with(index, next))}
          />
          <button
            type="button"
            className="small"
            aria-label={`${t.removeText}: ${index + 1}`}
            onClick={() => change(texts.toSpliced(index, 1), true)}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" className="small justify-self-start" onClick={() => change([...texts, ""], true)}>
        {t.addText}
      </button>
    </fieldset>
  );
}

function Choices({ field, form, change, name }: ControlProps) {
  const chosen = Array.isArray(form) ? (form as readonly string[]) : [];
  const labels = field.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <details className="box">
      <summary>{labels.length === 0 ? t.none : labels.join(", ")}</summary>
      <fieldset className="mt-2 columns-2">
        <legend className="sr-only">{name}</legend>
        {field.options.map(({ value, label }) => (
          <label key={value} className="flex gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value), true)
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function Portrait({ form, name, place }: ControlProps) {
  const [version, setVersion] = useState(0);
  return (
    <div className="flex items-center gap-3">
      {form !== "" && (
        <img
          className="h-24 w-auto"
          src={address("file", { file: `content/portraits/${form}`, v: String(version) })}
          alt=""
        />
      )}
      <UploadButton
        to="portrait"
        parameters={place}
        accept=".webp,.png,.jpg,.jpeg,.heic"
        label={name}
        done={() => setVersion(version + 1)}
      />
    </div>
  );
}

function Font({ field, form, change, name, id }: ControlProps) {
  return (
    <div className="flex gap-2">
      <input
        id={id}
        className="box"
        value={String(form)}
        aria-label={name}
        onChange={({ target }) => change(target.value)}
      />
      <UploadButton
        to="font"
        accept=".woff2,.woff,.ttf,.otf"
        label={field.label}
        text={t.otherFont}
        done={({ name: file }) => change(file, true)}
      />
    </div>
  );
}

export function Control(props: ControlProps) {
  const { field, form, change, name, id, lang, invalid } = props;
  const shared = {
    id,
    "aria-label": name,
    "aria-describedby": `${id}-problem`,
    "aria-invalid": invalid || undefined,
  };
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
          <input
            {...shared}
            className="box w-36"
            inputMode="decimal"
            value={String(form)}
            onChange={({ target }) => change(target.value)}
          />
          {field.kind === "amount" && <span aria-hidden="true">{t.euro}</span>}
        </span>
      );
    case "portrait":
      return <Portrait {...props} />;
    case "font":
      return <Font {...props} />;
    case "text":
      return (
        <span className="flex gap-2">
          {/^#[\da-f]{6}$/.test(String(form)) && (
            <input
              type="color"
              value={String(form)}
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
