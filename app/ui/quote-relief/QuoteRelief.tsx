import { useDeferredValue, useMemo } from "react";
import { quoteRelief, reliefBox } from "#app/domain/quote-relief/quote-relief.ts";
import type { DrawnSelection } from "#app/domain/quote-relief/terrain.ts";

/**
 * A quote's own drawing. It follows a choice after the amounts have: a press does not wait for it. Lines are known by their
 * shape, so that those that a choice has changed appear anew.
 */
export function QuoteRelief(props: { selection: DrawnSelection; className?: string }) {
  const { projectType, pack, paymentMonths, options } = props.selection;
  const codes = useDeferredValue([projectType, pack, paymentMonths, ...options].join());
  const { sea, land } = useMemo(() => {
    const [projectType = "", pack = "", paymentMonths = "", ...options] = codes.split(",");
    return quoteRelief({ projectType, pack, paymentMonths, options });
  }, [codes]);
  const path = (d: string) => <path key={d} d={d} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${reliefBox.width} ${reliefBox.height}`}
      className={`quote-relief ${props.className ?? ""}`}
    >
      <g>{sea.map(path)}</g>
      <g>{land.map(path)}</g>
    </svg>
  );
}
