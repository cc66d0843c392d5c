/** What has changed, to look at before it is published, and the button that publishes. */
import { startTransition, useActionState, useEffect, useRef } from "react";
import type { ChangesView, ChangeView, OutcomeView, ProblemView } from "../api/state.ts";
import { Conflict } from "./Field.tsx";
import { linkTo } from "./route.ts";
import { act, storeAll } from "./saving.ts";
import { address, post, t, useServer } from "./server.ts";

export function Problems({ problems, close }: { problems: readonly ProblemView[]; close?: () => void }) {
  return (
    <ul className="problem">
      {problems.map(({ section, field, language, name, problem }) => (
        <li key={`${name} ${problem}`}>
          <a className="underline" href={linkTo(section, field, language)} onClick={close}>
            {name}
          </a>{" "}
          {problem}
        </li>
      ))}
    </ul>
  );
}

function Change({ change }: { change: ChangeView }) {
  const { file, path, name, before, after, conflict, isByHand } = change;
  const send = (what: "discard" | "keep") => act(what, { file, path });
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
      {conflict !== null ? (
        <Conflict
          text={t.conflict}
          theirs={conflict}
          resolve={(take) => send(take === "mine" ? "keep" : "discard")}
        />
      ) : isByHand ? (
        <p className="note">{t.byHand}</p>
      ) : (
        <button
          type="button"
          className="small"
          aria-label={`${t.discard}: ${name}`}
          onClick={() => send("discard")}
        >
          {t.discard}
        </button>
      )}
    </li>
  );
}

function Outcome({ outcome, close }: { outcome: OutcomeView; close: () => void }) {
  const isPublished = outcome.state === "published";
  return (
    <>
      <p className="font-semibold">{outcome.text}</p>
      <Problems problems={outcome.problems} close={close} />
      {isPublished ? (
        <p>{outcome.details.join(", ")}.</p>
      ) : (
        <pre className="whitespace-pre-wrap">{outcome.details.join("\n")}</pre>
      )}
      {outcome.addresses.map((address) => (
        <p key={address}>
          <a className="underline" href={address} target="_blank" rel="noreferrer">
            {t.see}: {address}
          </a>
        </p>
      ))}
      {isPublished && (
        <button type="button" className="main my-4" ref={(button) => button?.focus()} onClick={close}>
          {t.close}
        </button>
      )}
    </>
  );
}

export function Changes({ publishing, close }: { publishing: boolean; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const end = () => dialog.current?.close();
  const [view] = useServer<ChangesView>(address("changes"));
  useEffect(() => dialog.current?.showModal(), []);
  const [outcome, publish, isBusy] = useActionState<OutcomeView | null>(async () => {
    if (!(await storeAll())) {
      end();
      return null;
    }
    const { status, data } = await post<OutcomeView & { problem?: string }>("publish", {});
    if (status === 200) return data;
    const details = [data.problem ?? t.noAnswer];
    return { state: "build-failed", text: t.publishStopped, details, problems: [], addresses: [] };
  }, null);
  const isPublishing = isBusy || publishing;
  return (
    <dialog
      ref={dialog}
      onClose={close}
      className="m-auto w-full max-w-column bg-raised p-6 text-ink backdrop:bg-black/60"
      aria-labelledby="changes"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="changes">{t.changes}</h2>
        <button type="button" className="small" onClick={end}>
          {t.close}
        </button>
      </div>
      <div role="status">
        {isPublishing && <p>{t.publishing}</p>}
        {outcome !== null && !isBusy && <Outcome outcome={outcome} close={end} />}
      </div>
      {view === null && <p aria-busy="true">…</p>}
      {view?.length === 0 && outcome === null && <p>{t.noChanges}</p>}
      {view !== null && view.length > 0 && (
        <button
          type="button"
          className="main my-4"
          disabled={isPublishing}
          onClick={() => startTransition(publish)}
        >
          {t.publish}
        </button>
      )}
      {view?.map(({ title, changes }) => (
        <details
          key={title}
          className="row"
          open={view.length === 1 || changes.some((one) => one.conflict !== null)}
        >
          <summary className="cursor-pointer">
            {title} ({changes.length})
          </summary>
          <ul>
            {changes.map((change) => (
              <Change key={`${change.file} ${change.path.join(".")}`} change={change} />
            ))}
          </ul>
        </details>
      ))}
    </dialog>
  );
}
