/** One question of the first run, by its kind. */
import type { FirstRunView } from "../api/first-run.ts";
import type { QuestionView } from "../first-run/questions.ts";
import { locale, t } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

export type Value =
  | string
  | readonly string[]
  | readonly { readonly name: string; readonly role: string }[]
  | undefined;

type Props = Pick<QuestionView, "name" | "kind" | "label" | "hint"> & {
  readonly choices: FirstRunView["choices"];
  readonly logo: FirstRunView["logo"];
  readonly value: Value;
  readonly problem: string | undefined;
  readonly answer: (value: Value) => void;
};

function Services({ label, choices, value, answer }: Props) {
  const all = choices.services.map((choice) => choice.value);
  const chosen = value === undefined ? all : (value as readonly string[]);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.services.map((choice) => (
          <label key={choice.value} className="flex gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                answer(all.filter((one) => (one === choice.value ? target.checked : chosen.includes(one))))
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Team({ label, value, answer }: Props) {
  const team = (value ?? []) as readonly { readonly name: string; readonly role: string }[];
  const nouns = locale === "en-en" ? ["Name", "Role"] : ["Nom", "Fonction"];
  return (
    <fieldset className="grid gap-2">
      <legend>{label}</legend>
      {team.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person that is being named has nothing else
        <p key={index} className="flex gap-2">
          {(["name", "role"] as const).map((field, at) => (
            <input
              key={field}
              className="box"
              aria-label={`${nouns[at]} ${index + 1}`}
              placeholder={nouns[at]}
              value={person[field]}
              onChange={({ target }) => answer(team.with(index, { ...person, [field]: target.value }))}
            />
          ))}
          <button
            type="button"
            className="small"
            aria-label={`${t.remove} ${index + 1}`}
            onClick={() => answer(team.toSpliced(index, 1))}
          >
            ×
          </button>
        </p>
      ))}
      <button
        type="button"
        className="small justify-self-start"
        onClick={() => answer([...team, { name: "", role: "" }])}
      >
        {t.add}
      </button>
    </fieldset>
  );
}

function Control(props: Props & { described: string }) {
  const { name, kind, choices, value, problem, answer, described } = props;
  const text = typeof value === "string" ? value : "";
  const shared = {
    id: name,
    "aria-describedby": described,
    "aria-invalid": problem !== undefined || undefined,
  };
  if (kind === "choice" || kind === "theme") {
    const options =
      kind === "theme"
        ? [
            { value: "dark", label: locale === "en-en" ? "Dark" : "Sombre" },
            { value: "light", label: locale === "en-en" ? "Light" : "Clair" },
          ]
        : choices[name as "region" | "clients"];
    return (
      <select {...shared} className="box" value={text} onChange={({ target }) => answer(target.value)}>
        <option value="">{t.none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="flex gap-2">
      {kind === "colour" && (
        <input
          type="color"
          aria-label={`${props.label}, ${t.colour}`}
          value={/^#[\da-f]{6}$/.test(text) ? text : "#ff623e"}
          onChange={({ target }) => answer(target.value)}
        />
      )}
      <input
        {...shared}
        className="box"
        autoComplete="off"
        value={text}
        {...(kind === "town" && { list: "towns" })}
        onChange={({ target }) => answer(kind === "colour" ? target.value.toLowerCase() : target.value)}
      />
      {kind === "town" && (
        <datalist id="towns">
          {choices.towns.map((town) => (
            <option key={town.value} value={town.value} label={town.label} />
          ))}
        </datalist>
      )}
    </span>
  );
}

export function Question(props: Props) {
  const { name, kind, label, hint, logo, problem, answer } = props;
  const described = `${name}-hint ${name}-problem`;
  if (kind === "services") return <Services {...props} />;
  if (kind === "team") return <Team {...props} />;
  return (
    <div className="question">
      {kind === "logo" ? (
        <p className="font-semibold">{label}</p>
      ) : (
        <label htmlFor={name} className="self-end font-semibold">
          {label}
        </label>
      )}
      {kind === "logo" ? (
        <span className="flex items-center gap-3">
          {logo !== null && <img className="h-12 w-auto max-w-40 bg-white p-1" src={logo} alt="" />}
          <UploadButton
            to="first-run/logo"
            accept=".svg,.png,.jpg,.jpeg,.webp"
            label={label}
            text={logo === null ? t.choose : t.replace}
            done={() => answer(undefined)}
          />
        </span>
      ) : (
        <Control {...props} described={described} />
      )}
      <p id={`${name}-hint`} className="note">
        {hint}
      </p>
      <p id={`${name}-problem`} className="problem">
        {problem}
      </p>
    </div>
  );
}
