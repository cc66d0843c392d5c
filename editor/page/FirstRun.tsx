/** The first run: what makes the site another agency's, on one screen, with the preview beside it. */
import { useEffect, useRef, useState } from "react";
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { AnsweredView, FirstRunView } from "../api/first-run.ts";
import { Question, type Value } from "./Question.tsx";
import { address, locale, post, t, useServer } from "./server.ts";

const words = {
  "fr-fr": {
    lead: "Répondez, et le site devient le vôtre : l’aperçu suit dès que les premières questions ont une réponse. Les personnes, clients et chiffres de l’exemple disparaissent. Rien n’est en ligne avant « Publier ».",
    later: "Le reste suit de vos réponses, ou se précise ici",
    waits: "Il manque encore :",
    applied: "Le site est le vôtre dans l’aperçu.",
    colours: "Cette couleur se lirait mal à certains endroits. La plus proche qui convient :",
  },
  "en-en": {
    lead: "Answer, and the site becomes yours: the preview follows once the first questions have answers. The sample’s people, clients and figures go. Nothing is online before “Publish”.",
    later: "The rest follows from your answers, or is said here",
    waits: "Still needed:",
    applied: "The site is yours in the preview.",
    colours: "This colour would be hard to read in some places. The nearest that can be read:",
  },
} as const;

export function FirstRun() {
  const [view, reload] = useServer<FirstRunView>(address("first-run"), false);
  const [answers, setAnswers] = useState<Readonly<Record<string, Value>> | null>(null);
  const [reply, setReply] = useState<AnsweredView | null>(null);
  const [isLost, setLost] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    if (view !== null) setAnswers((now) => now ?? (view.answers as Readonly<Record<string, Value>>));
  }, [view]);
  if (view === null || answers === null) return <p aria-busy="true">…</p>;
  const w = typesetIn<(typeof words)[Locale]>(words, locale);

  function answer(name: string, value: Value): void {
    const next = { ...answers, [name]: value };
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

  const problems = new Map(reply?.problems.map(({ name, message }) => [name.split(".")[0], message]));
  const isAnswered = (name: string) => answers[name] !== undefined && answers[name] !== "";
  const missing = view.questions.filter(({ name, needed }) => needed && !isAnswered(name));
  const question = ({ name, ...one }: (typeof view.questions)[number]) => (
    <Question
      key={name}
      {...{ ...one, name, choices: view.choices, logo: view.logo }}
      value={answers[name]}
      problem={
        isAnswered(name) || name === "region" || name === "postalCode" ? problems.get(name) : undefined
      }
      answer={(value) => {
        answer(name, value);
        if (one.kind === "logo") reload();
      }}
    />
  );
  return (
    <>
      <h1>{t.firstRun}</h1>
      <p className="mt-2 mb-6 text-ink-2">{w.lead}</p>
      <div className="questions">{view.questions.filter(({ later }) => !later).map(question)}</div>
      {reply !== null && reply.colours.length > 0 && (
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
        {missing.length > 0
          ? `${w.waits} ${missing.map(({ label }) => label).join(", ")}`
          : reply?.applied
            ? w.applied
            : ""}
      </p>
      <section className="group">
        <h2>{w.later}</h2>
        <div className="questions mt-3">{view.questions.filter(({ later }) => later).map(question)}</div>
      </section>
    </>
  );
}
