/** A section: its fields, its files, and what can be begun in it. */
import { useEffect, useRef } from "react";
import { isLocale, languageTag } from "#app/i18n/locales.ts";
import type { PartAction } from "../fields/parts.ts";
import type { GroupView, SectionView, StartView } from "../fields/view.ts";
import { idOf } from "./Field.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { Nodes } from "./Nodes.tsx";
import { linkTo, type Route } from "./route.ts";
import { act } from "./saving.ts";
import { address, firstRun, me, t, useServer } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

const controls = "textarea, input, select, summary";

function Files({ files }: Pick<SectionView, "files">) {
  if (files.length === 0) return null;
  return (
    <section className="group">
      <h2>{t.pictures}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map(({ file, label, version, needed }) => (
          <li key={file}>
            <p>
              {label} {version === null && needed && <b className="problem">{t.missing}</b>}
            </p>
            {version !== null && /\.(?:webp|png|jpe?g|avif|svg)$/.test(file) && (
              <img
                // A logo is black in the file.
                className={`max-h-40 w-auto ${file.endsWith(".svg") ? "" : "bg-night"}`}
                src={address("file", { file, v: version })}
                alt=""
              />
            )}
            <UploadButton
              to="upload"
              parameters={{ file }}
              label={label}
              text={version === null ? t.choose : t.replace}
              accept={file.endsWith(".vtt") ? ".vtt" : ".webp,.png,.jpg,.jpeg,.avif,.svg,.heic"}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Section({ section: id, field, language }: Route) {
  // An answer may be what another one waits for.
  const [view, reload] = useServer<SectionView>(
    id === firstRun ? address(firstRun) : address("section", { id }),
    id === firstRun,
  );
  /** What gets the focus once it is there: of a field its control, of an entry that was moved the button that moves it on. */
  const wanted = useRef({ field: "", control: "" });
  useEffect(() => {
    // Of a field in both languages, the one that is meant.
    const control = isLocale(language) ? `:is(${controls}):lang(${languageTag[language]})` : controls;
    wanted.current = { field, control };
  }, [field, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be another field, or be there by now
  useEffect(() => {
    const { field, control } = wanted.current;
    const row = field === "" ? null : document.getElementById(`row-${idOf(id, field)}`);
    if (row === null) return;
    wanted.current.field = "";
    row.scrollIntoView({ block: "center" });
    const found = [control, controls, "button"]
      .map((one) => row.querySelector<HTMLElement>(one))
      .find(Boolean);
    found?.focus({ preventScroll: true });
  }, [id, view, field, language]);
  const isBusy = useRef(false);
  async function change(node: GroupView | StartView, action: PartAction): Promise<void> {
    // An entry may stand elsewhere by then.
    if (isBusy.current) return;
    isBusy.current = true;
    const count = (node.type === "group" && action !== "end" && node.entry?.count) || 0;
    const part = { by: me, section: id, id: node.id, action, count };
    const reply = await act<{ next?: string | null }>("part", part);
    const isMoved = action === "up" || action === "down";
    const control = isMoved ? `:scope > div [data-action="${action}"]` : controls;
    wanted.current = { field: reply?.data.next ?? "", control };
    await reload();
    isBusy.current = false;
  }
  if (view === null) return <p aria-busy="true">…</p>;
  return (
    <>
      <h1>{view.title}</h1>
      {view.hint !== null && <p className="note">{view.hint}</p>}
      {view.sample !== null && (
        <div className="group">
          <p>{view.sample.length === 0 ? t.sampleAll : `${t.sampleParts} ${view.sample.join(", ")}.`}</p>
          <button
            type="button"
            className="small"
            onClick={async () => {
              await act("own", { section: id });
              await reload();
            }}
          >
            {t.own}
          </button>
        </div>
      )}
      {view.missing !== null && (
        <p role="status" className="group">
          <b>{view.missing.length > 0 ? t.firstRunWaits : t.firstRunApplied}</b>{" "}
          {view.missing.map(({ field, name }) => (
            <a key={field} className="mr-3 underline" href={linkTo(id, field)}>
              {name}
            </a>
          ))}
        </p>
      )}
      <NewEntry section={id} reload={reload} />
      <Nodes section={id} nodes={view.nodes} change={change} depth={2} />
      <Files files={view.files} />
    </>
  );
}
