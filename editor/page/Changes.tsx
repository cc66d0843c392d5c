/** What has changed, to look at before it is published, and the button that publishes. */
import { startTransition, useActionState, useEffect, useRef } from "react";
import type { ChangesView, ChangeView, OutcomeView, ProblemView } from "../api/state.ts";
import { Conflict } from "./Field.tsx";
import { linkTo } from "./route.ts";
import { address, post, t, useServer } from "./server.ts";

export function Problems({ problems, close }: { problems: readonly ProblemView[]; close?: () => void }) {
  return (
    <ul className="problem">
      {problems.map(({ section, field, name, problem }) => (
        <li key={`${section} ${field} ${problem}`}>
          <a className="underline" href={linkTo(section, field)} onClick={close}>
            {name}
          </a>{" "}
          {problem}
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { file, path, name, before, after, conflict } }: { change: ChangeView }) {
  const send = (what: "discard" | "keep") => post(what, { file, path });
  return (
    <li className="row">
      <p className="font-semibold">{name}</p>
      {path.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 whitespace-pre-wrap">
          <dt className="text-ink-2">{t.online}</dt>
          <dd>
            <del>{before}</del>
          </dd>
          <dt className="text-ink-2">{t.new}</dt>
          <dd>
            <ins>{after}</ins>
          </dd>
        </dl>
      )}
      {conflict === null ? (
        <button
          type="button"
          className="small"
          aria-label={`${t.discard}: ${name}`}
          onClick={() => send("discard")}
        >
          {t.discard}
        </button>
      ) : (
        <Conflict
          text={t.conflict}
          theirs={conflict}
          resolve={(take) => send(take === "mine" ? "keep" : "discard")}
        />
      )}
    </li>
  );
}

export function Changes({ publishing, close }: { publishing: boolean; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view] = useServer<ChangesView>(address("changes"));
  useEffect(() => dialog.current?.showModal(), []);
  const [outcome, publish, isBusy] = useActionState<OutcomeView | null>(async () => {
    const reply = await post<OutcomeView>("publish", {}).catch(() => null);
    return reply?.status === 200
      ? reply.data
      : { state: "build-failed", text: t.status.lost, details: [], problems: [] };
  }, null);
  return (
    <dialog
      ref={dialog}
      onClose={close}
      className="m-auto w-full max-w-column bg-raised p-6 text-ink backdrop:bg-black/60"
      aria-labelledby="changes"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="changes">{t.changes}</h2>
        <button type="button" className="small" onClick={() => dialog.current?.close()}>
          {t.close}
        </button>
      </div>
      {view !== null && view.takenAlong.length > 0 && (
        <p>
          {t.takenAlong} {view.takenAlong.join(", ")}
        </p>
      )}
      <div role="status">
        {(isBusy || publishing) && <p>{t.publishing}</p>}
        {outcome !== null && !isBusy && (
          <>
            <p className="font-semibold">{outcome.text}</p>
            <Problems problems={outcome.problems} close={() => dialog.current?.close()} />
            <pre className="whitespace-pre-wrap">{outcome.details.join("\n")}</pre>
          </>
        )}
      </div>
      {view?.changes.length === 0 && view.takenAlong.length === 0 ? (
        outcome === null && <p>{t.noChanges}</p>
      ) : (
        <button
          type="button"
          className="main my-4"
          disabled={isBusy || publishing}
          onClick={() => startTransition(publish)}
        >
          {t.publish}
        </button>
      )}
      <ul>
        {view?.changes.map((change) => (
          <Change key={`${change.file} ${change.path.join(".")}`} change={change} />
        ))}
      </ul>
    </dialog>
  );
}
