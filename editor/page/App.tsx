/** The page: what can be edited, the fields of one section, and the site beside them. */
import { useState } from "react";
import type { StateView } from "../api/state.ts";
import { Changes, Problems } from "./Changes.tsx";
import { Preview } from "./Preview.tsx";
import { previewPath } from "./preview-path.ts";
import { linkTo, useRoute } from "./route.ts";
import { Search } from "./Search.tsx";
import { Section } from "./Section.tsx";
import { act, useStatus } from "./saving.ts";
import { address, firstRun, locale, switchLanguage, t, useServer } from "./server.ts";

function Step({ name, what }: { name: "undo" | "redo"; what: string | null }) {
  const text = t[name];
  return (
    <button
      type="button"
      className="small"
      disabled={what === null}
      title={what ?? ""}
      onClick={() => act(name)}
    >
      {text}
      {what !== null && what !== "" && <span className="sr-only">: {what}</span>}
    </button>
  );
}

/** Whether all that was typed is stored, with a link to what is not. */
function Saved() {
  const { status, link } = useStatus();
  const isWell = status === "saved" || status === "saving";
  return (
    <span role="status" className={isWell ? "note" : "problem"}>
      {isWell ? (
        t.status[status]
      ) : (
        <a className="underline" href={link}>
          {t.status[status]}
        </a>
      )}
    </span>
  );
}

function Sections({ state, current }: { state: StateView; current: string }) {
  return (
    <nav aria-label={t.sections} className="column">
      <a href={linkTo(firstRun)} aria-current={current === firstRun ? "page" : undefined}>
        {t.firstRun}
      </a>
      {state.groups.map(({ name, sections }) => (
        <details key={name} name="sections" open={sections.some(({ id }) => id === current) || undefined}>
          <summary>{name}</summary>
          <ul>
            {sections.map(({ id, title, changed, sample }) => (
              <li key={id}>
                <a href={linkTo(id)} aria-current={id === current ? "page" : undefined}>
                  {title}{" "}
                  {(changed || sample) && (
                    <span className="note block">
                      {[...(changed ? [t.changed] : []), ...(sample ? [t.sample] : [])].join(", ")}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

export function App() {
  const route = useRoute();
  const [state] = useServer<StateView>(address("state"));
  const [isOpen, setOpen] = useState(false);
  const section = route.section === "" ? "words/home" : route.section;
  if (state === null) return null;
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <button
        type="button"
        className="sr-only focus:not-sr-only"
        onClick={() => document.getElementById("main")?.focus()}
      >
        {t.skip}
      </button>
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <Search />
        <Saved />
        <Step name="undo" what={state.undo} />
        <Step name="redo" what={state.redo} />
        <button
          type="button"
          className="small"
          onClick={switchLanguage}
          lang={locale === "fr-fr" ? "en" : "fr"}
        >
          {t.otherLanguage}
        </button>
        <button type="button" className="main" onClick={() => setOpen(true)}>
          {t.publish} ({state.count})
        </button>
      </header>
      <div className="columns">
        <Sections state={state} current={section} />
        <main id="main" tabIndex={-1} className="column">
          {state.problems.length > 0 && (
            <section className="group">
              <p>{t.previewEarlier}</p>
              <Problems problems={state.problems} />
            </section>
          )}
          <Section key={section} {...route} section={section} />
        </main>
        <Preview path={previewPath(section, locale)} />
      </div>
      {isOpen && <Changes publishing={state.publishing} close={() => setOpen(false)} />}
    </div>
  );
}
