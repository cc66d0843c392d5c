/** The controls of a list of texts, and of several choices. */
import type { ControlProps } from "./Control.tsx";
import { t } from "./server.ts";
import { TextArea } from "./TextArea.tsx";

export function Texts({ form, change, name, lang }: ControlProps) {
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

export function Choices({ field, form, change, name }: ControlProps) {
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
