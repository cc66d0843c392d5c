/** The fields of a section in their groups, with the buttons of lists and of what may be missing. */
import type { PartAction } from "../fields/parts.ts";
import type { GroupView, NodeView, StartView } from "../fields/view.ts";
import { Field, idOf } from "./Field.tsx";
import { t } from "./server.ts";

type Shared = {
  readonly section: string;
  readonly change: (node: GroupView | StartView, action: PartAction) => void;
  readonly depth: number;
};

type Part = Pick<Shared, "change"> & { readonly node: GroupView | StartView; readonly action: PartAction };

const about = (node: NodeView): string =>
  node.label !== "" || node.type !== "group" || node.children[0] === undefined
    ? node.label
    : about(node.children[0]);

function PartButton({ change, node, action, text }: Part & { text: string }) {
  return (
    <button
      type="button"
      className="small"
      data-action={action}
      aria-label={`${text}: ${about(node)}`}
      onClick={() => change(node, action)}
    >
      {text}
    </button>
  );
}

function EntryButtons({ node, section, change }: Shared & { node: GroupView }) {
  if (node.entry === null) return null;
  const { index, count } = node.entry;
  return (
    <span className="flex gap-1">
      {index > 0 && <PartButton {...{ node, change }} action="up" text={t.up} />}
      {index < count - 1 && <PartButton {...{ node, change }} action="down" text={t.down} />}
      {/* A case study is removed with its folder, in its own section. */}
      {section !== "portfolio/order" && <PartButton {...{ node, change }} action="remove" text={t.remove} />}
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
        <EntryButtons {...shared} node={node} />
        {node.canEnd && <PartButton {...shared} node={node} action="end" text={t.end} />}
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
      <PartButton {...shared} node={node} action="begin" text={t.add} />
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
