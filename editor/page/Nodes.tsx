/** The fields of a section in their groups, with the buttons of lists and of what may be missing. */
import type { PartAction } from "../fields/parts.ts";
import type { GroupView, NodeView, PlaceView, StartView } from "../fields/view.ts";
import { Field, idOf } from "./Field.tsx";
import { me, post, t } from "./server.ts";

type Part = {
  readonly section: string;
  readonly action: PartAction;
  readonly index?: number;
  readonly places: readonly PlaceView[];
};

function PartButton({
  text,
  about,
  reload,
  section,
  action,
  index = 0,
  places,
}: Part & { text: string; about: string; reload: () => void }) {
  return (
    <button
      type="button"
      className="small"
      aria-label={`${text}: ${about}`}
      onClick={async () => {
        await post("part", { by: me, section, action, index, places });
        reload();
      }}
    >
      {text}
    </button>
  );
}

type Shared = { readonly section: string; readonly reload: () => void; readonly depth: number };

function EntryButtons({
  section,
  entry,
  label,
  reload,
}: Shared & Pick<GroupView, "label"> & { entry: NonNullable<GroupView["entry"]> }) {
  const { index, of, places } = entry;
  const shared = { section, index, places, about: label, reload };
  return (
    <span className="flex gap-1">
      {index > 0 && <PartButton {...shared} action="up" text={t.up} />}
      {index < of - 1 && <PartButton {...shared} action="down" text={t.down} />}
      {/* A case study is removed with its folder, in its own section. */}
      {section !== "portfolio/order" && <PartButton {...shared} action="remove" text={t.remove} />}
    </span>
  );
}

function Group({ node, ...shared }: Shared & { node: GroupView }) {
  const { section, depth } = shared;
  const Heading = `h${Math.min(depth, 6)}` as "h2";
  return (
    <section className={node.entry === null ? "group" : "group card"} id={`row-${idOf(section, node.id)}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {node.label !== "" && <Heading>{node.label}</Heading>}
        {node.entry !== null && (
          <EntryButtons
            {...shared}
            label={node.label || (node.children[0]?.label ?? "")}
            entry={node.entry}
          />
        )}
        {node.end !== null && (
          <PartButton {...shared} action="end" places={node.end} text={t.end} about={node.label} />
        )}
      </div>
      {node.hint !== null && <p className="note">{node.hint}</p>}
      <Nodes {...shared} nodes={node.children} depth={depth + 1} />
    </section>
  );
}

function Start({ node, ...shared }: Shared & { node: StartView }) {
  return (
    <p className="row">
      {node.isEmpty && (
        <>
          <b>{node.label}</b> <span className="text-ink-2">{t.nothingYet}</span>{" "}
        </>
      )}
      <PartButton {...shared} action="begin" places={node.places} text={t.add} about={node.label} />
    </p>
  );
}

export function Nodes({ nodes, ...shared }: Shared & { nodes: readonly NodeView[] }) {
  return nodes.map((node) => {
    switch (node.type) {
      case "field":
        return <Field key={node.id} section={shared.section} field={node} />;
      case "group":
        return <Group key={node.id} {...shared} node={node} />;
      case "start":
        return <Start key={`${node.id} start`} {...shared} node={node} />;
      default:
        return node satisfies never;
    }
  });
}
