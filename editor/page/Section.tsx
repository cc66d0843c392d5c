/** A section: its fields, its files, and what can be begun in it. */
import { useEffect, useRef } from "react";
import type { PartAction } from "../fields/parts.ts";
import type { GroupView, NodeView, SectionView, StartView } from "../fields/view.ts";
import { idOf } from "./Field.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { Nodes } from "./Nodes.tsx";
import { act } from "./saving.ts";
import { address, me, t, useServer } from "./server.ts";
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

/** The same node as it is by now. */
function find<T extends NodeView>(nodes: readonly NodeView[], node: T): T | undefined {
  for (const one of nodes) {
    if (one.type === node.type && one.id === node.id) return one as T;
    const inner = one.type === "group" ? find(one.children, node) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

export function Section({ id, field }: { id: string; field: string }) {
  const [view, reload] = useServer<SectionView>(address("section", { id }), false);
  /** The field that gets the focus once it is there. */
  const wanted = useRef("");
  useEffect(() => {
    wanted.current = field;
  }, [field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be another field, or be there by now
  useEffect(() => {
    const row = wanted.current === "" ? null : document.getElementById(`row-${idOf(id, wanted.current)}`);
    if (row === null) return;
    wanted.current = "";
    row.scrollIntoView({ block: "center" });
    row.querySelector<HTMLElement>("textarea, input, select, summary")?.focus({ preventScroll: true });
  }, [id, view, field]);
  const isBusy = useRef(false);
  async function change(node: GroupView | StartView, action: PartAction): Promise<void> {
    // An entry may stand elsewhere by then.
    if (isBusy.current && node.type === "group") return;
    isBusy.current = true;
    const reply = await act<{ field: string | null }>("part", async () => {
      const now = find((await reload())?.nodes ?? [], node);
      const [entry, seen] = [now, node].map((one) => (one?.type === "group" ? one.entry : null));
      // Another window has added or removed one.
      if (now === undefined || entry?.of !== seen?.of) return null;
      const places = now.type === "start" ? now.places : action === "end" ? now.end : entry?.places;
      return { by: me, section: id, action, index: entry?.index ?? 0, places };
    }).catch(() => null);
    wanted.current = reply?.data.field ?? "";
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
              await act("own", () => ({ section: id }));
              await reload();
            }}
          >
            {t.own}
          </button>
        </div>
      )}
      <NewEntry section={id} reload={reload} />
      <Nodes section={id} nodes={view.nodes} change={change} depth={2} />
      <Files files={view.files} />
    </>
  );
}
