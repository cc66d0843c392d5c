import { useMemo } from "react";
import { quoteRelief, reliefBox } from "./quote-relief.ts";
import type { DrawnSelection } from "./terrain.ts";

/** A quote's own drawing. Lines are known by their shape, so that those that a choice has changed appear anew. `lines`: of the selection. */
export function QuoteRelief(props: {
  selection: DrawnSelection;
  lines?: DrawnSelection["lines"];
  className?: string;
}) {
  const { selection, lines } = props;
  const { sea, land } = useMemo(() => quoteRelief({ ...selection, lines }), [selection, lines]);
  const path = (d: string) => <path key={d} d={d} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${reliefBox.width} ${reliefBox.height}`}
      className={`quote-relief ${props.className ?? ""}`}
    >
      {/* Its lines are half of the drawing's bytes: not in the document that everybody gets. */}
      <g>{selection.projectType !== null && sea.map(path)}</g>
      <g>{land.map(path)}</g>
    </svg>
  );
}
