/** The first run: what makes the site another agency's, on one screen, with the preview beside it. */
import { useEffect, useRef, useState } from "react";
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { AnsweredView, FirstRunView, QuestionView } from "../api/first-run.ts";
import type { FormValue } from "../fields/form-values.ts";
import { Control } from "./Control.tsx";
import { address, locale, post, t, useServer } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

const words = {
  "fr-fr": {
    lead: "Répondez, et le site devient le vôtre : l’aperçu suit dès que les premières questions ont une réponse. Les personnes, clients et chiffres de l’exemple disparaissent. Rien n’est en ligne avant « Publier ».",
    later: "Le reste suit de vos réponses, ou se précise ici",
    waits: "Il manque encore, ou reste à corriger :",
    applied: "Le site est le vôtre dans l’aperçu.",
    colours: "Cette couleur se lirait mal à certains endroits. La plus proche qui convient :",
  },
  "en-en": {
    lead: "Answer, and the site becomes yours: the preview follows once the first questions have answers. The sample’s people, clients and figures go. Nothing is online before “Publish”.",
    later: "The rest follows from your answers, or is said here",
    waits: "Still needed, or to be corrected:",
    applied: "The site is yours in the preview.",
    colours: "This colour would be hard to read in some places. The nearest that can be read:",
  },
} as const;

type Props = {
  readonly question: QuestionView;
  readonly view: FirstRunView;
  readonly form: FormValue;
  readonly problem: string | undefined;
  readonly change: (form: FormValue) => void;
  readonly reload: () => void;
};

function goTo(name: string): void {
  const row = document.getElementById(`${name}-row`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("textarea, select, summary, input:not([type=color]), button")?.focus();
}

function Question({ question, view, form, problem, change, reload }: Props) {
  const { name: id, label, hint } = question;
  return (
    <div className="row" id={`${id}-row`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p className="note">{hint}</p>
      {id === "logo" ? (
        <span className="flex items-center gap-3">
          {view.logo !== null && <img className="h-12 w-auto max-w-40 bg-white p-1" src={view.logo} alt="" />}
          <UploadButton
            to="first-run/logo"
            accept=".svg,.png,.jpg,.jpeg,.webp"
            label={label}
            text={view.logo === null ? t.choose : t.replace}
            done={reload}
          />
        </span>
      ) : id === "town" ? (
        <>
          <input
            id={id}
            className="box"
            list="towns"
            autoComplete="off"
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== undefined || undefined}
            value={String(form)}
            onChange={({ target }) => change(target.value)}
          />
          <datalist id="towns">
            {view.towns.map((town) => (
              <option key={town.value} {...town} />
            ))}
          </datalist>
        </>
      ) : (
        <Control
          {...{ field: question, form, change, id, name: label, lang: undefined, place: {} }}
          invalid={problem !== undefined}
        />
      )}
      <p id={`${id}-problem`} className="problem">
        {problem}
      </p>
    </div>
  );
}

export function FirstRun() {
  const [view, reload] = useServer<FirstRunView>(address("first-run"), false);
  const [answers, setAnswers] = useState<FirstRunView["answers"] | null>(null);
  const [newReply, setReply] = useState<AnsweredView | null>(null);
  const [isLost, setLost] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    if (view !== null) setAnswers((now) => now ?? view.answers);
  }, [view]);
  if (view === null || answers === null) return <p aria-busy="true">…</p>;
  const w = typesetIn<(typeof words)[Locale]>(words, locale);

  function answer(next: FirstRunView["answers"]): void {
    setAnswers(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      const { data, status } = await post<AnsweredView>("first-run", next).catch(() => ({
        status: 0,
        data: null,
      }));
      setLost(status !== 200);
      if (status === 200 && data !== null) setReply(data);
    }, 700);
  }

  const reply = newReply ?? view.reply;
  const problems = new Map(reply.problems.map(({ name, message }) => [name.split(".")[0], message]));
  const isAnswered = (name: string) => answers[name] !== undefined && answers[name] !== "";
  /** One that nobody has answered needs no message beside it, but for what a town asks for. */
  const problemOf = (name: string) =>
    isAnswered(name) || ["region", "postalCode"].includes(name) ? problems.get(name) : undefined;
  const missing = [
    ...view.needed.filter(({ name }) => !isAnswered(name) || problemOf(name) !== undefined),
    ...view.later.filter(({ name }) => problemOf(name) !== undefined),
  ];
  const all = (questions: readonly QuestionView[]) => (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {questions.map((question) => (
        <Question
          key={question.name}
          {...{ question, view }}
          form={answers[question.name] ?? question.form}
          problem={problemOf(question.name)}
          change={(form) => answer({ ...answers, [question.name]: form })}
          reload={() => {
            reload();
            answer(answers);
          }}
        />
      ))}
    </div>
  );
  return (
    <>
      <h1>{t.firstRun}</h1>
      <p className="mt-2 mb-6 text-ink-2">{w.lead}</p>
      {all(view.needed)}
      {reply.colours.length > 0 && (
        <div>
          <p>{w.colours}</p>
          <ul>
            {reply.colours.map(({ colour, use }) => (
              <li key={use} className="flex items-center gap-2">
                <svg width="20" height="20" aria-hidden="true">
                  <rect width="20" height="20" fill={colour} />
                </svg>
                <code>{colour}</code> {use}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isLost && (
        <p role="alert" className="problem">
          {t.notSaved}
        </p>
      )}
      <p role="status" className="font-semibold">
        {missing.length > 0 && w.waits}
        {missing.length === 0 && reply.applied && w.applied}
      </p>
      <p className="flex flex-wrap gap-2">
        {missing.map(({ name, label }) => (
          <button key={name} type="button" className="small" onClick={() => goTo(name)}>
            {label}
          </button>
        ))}
      </p>
      <section className="group">
        <h2>{w.later}</h2>
        {all(view.later)}
      </section>
    </>
  );
}
