/** The first run: what makes the site another agency's, on one screen, with the preview beside it. */
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { AnsweredView, FirstRunView, QuestionView } from "../api/first-run.ts";
import type { FormValue } from "../fields/form-values.ts";
import { Control } from "./Control.tsx";
import { linkTo } from "./route.ts";
import { useTyped } from "./saving.ts";
import { address, locale, post, t, useServer } from "./server.ts";
import { TypedCell } from "./typed-cell.ts";
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

const isAnswered = (answers: FirstRunView["answers"], name: string): boolean =>
  answers[name] !== undefined && answers[name] !== "";

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
  return view === null ? <p aria-busy="true">…</p> : <Questions {...{ view, reload }} />;
}

type Answered = { readonly before: []; readonly form: FirstRunView["answers"]; readonly reply: AnsweredView };

function Questions({ view, reload }: { view: FirstRunView; reload: () => void }) {
  const stored = (form: FirstRunView["answers"], reply: AnsweredView) => ({
    ...{ before: [] as [], form, reply },
    isWrong: reply.problems.some(({ name }) => isAnswered(form, name.split(".")[0] ?? "")),
  });
  const [
    typed,
    {
      form: answers,
      stored: { reply },
    },
  ] = useTyped<Answered>(
    "first-run",
    linkTo("first-run"),
    (changed) =>
      new TypedCell<Answered>(
        stored(view.answers, view.reply),
        async ({ form }, keepalive) => {
          const { status, data } = await post<AnsweredView>("first-run", form, { keepalive });
          return { status, data: status === 200 ? stored(form, data) : stored(form, view.reply) };
        },
        changed,
      ),
  );
  const w = typesetIn<(typeof words)[Locale]>(words, locale);
  const problems = new Map(reply.problems.map(({ name, message }) => [name.split(".")[0], message]));
  /** One that nobody has answered needs no message beside it, but for what a town asks for. */
  const problemOf = (name: string) =>
    isAnswered(answers, name) || ["region", "postalCode"].includes(name) ? problems.get(name) : undefined;
  const missing = [
    ...view.needed.filter(({ name }) => !isAnswered(answers, name) || problemOf(name) !== undefined),
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
          change={(form) => typed.change({ ...typed.view.form, [question.name]: form })}
          reload={() => {
            reload();
            typed.change(typed.view.form, true);
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
