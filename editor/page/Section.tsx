/** A section: its fields, its files, and what can be begun in it. */
import { useEffect } from "react";
import type { SectionView } from "../fields/view.ts";
import { idOf } from "./Field.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { Nodes } from "./Nodes.tsx";
import { address, post, t, useServer } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

function Files({ files }: Pick<SectionView, "files">) {
  if (files.length === 0) return null;
  return (
    <section className="group">
      <h2>{t.pictures}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map(({ file, label, version }) => (
          <li key={file}>
            <p>
              {label} {version === null && <b className="problem">{t.missing}</b>}
            </p>
            {version !== null && /\.(?:webp|png|jpe?g|avif|svg)$/.test(file) && (
              <img className="max-h-40 w-auto bg-night" src={address("file", { file, v: version })} alt="" />
            )}
            <UploadButton
              to="upload"
              parameters={{ file }}
              label={label}
              accept={file.endsWith(".vtt") ? ".vtt" : ".webp,.png,.jpg,.jpeg,.avif,.svg,.heic"}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Section({ id, field }: { id: string; field: string }) {
  const [view, reload] = useServer<SectionView>(address("section", { id }), false);
  const isThere = view !== null;
  useEffect(() => {
    const row = isThere && field !== "" ? document.getElementById(`row-${idOf(id, field)}`) : null;
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("textarea,input,select")?.focus({ preventScroll: true });
  }, [isThere, id, field]);
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
              await post("own", { section: id });
              reload();
            }}
          >
            {t.own}
          </button>
        </div>
      )}
      <NewEntry section={id} reload={reload} />
      <Nodes section={id} nodes={view.nodes} reload={reload} depth={2} />
      <Files files={view.files} />
    </>
  );
}
