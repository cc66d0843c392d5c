import type { ReactNode } from "react";
import { labelRow, type peaksOf } from "./peaks.ts";
import { type QuoteRelief, reliefBox } from "./quote-relief.ts";

/** A flag's pole, from a summit upwards. */
const pole = 64;

/**
 * A quote's drawing with a number above each peak, and a line to it. Only for pages that a server renders: the browser has the drawing alone.
 * `flag`: a flag stands on the summit. What the numbers mean is said beside it.
 */
export function PeakNumbers(props: {
  drawing: QuoteRelief;
  numbered: ReturnType<typeof peaksOf>;
  flag: boolean;
}): ReactNode {
  const { drawing, numbered, flag } = props;
  const { peaks, rows, summit } = numbered;
  const top = rows * labelRow;
  const path = (d: string) => <path key={d} d={d} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-top} ${reliefBox.width} ${reliefBox.height + top}`}
      className="quote-relief numbered"
    >
      <g>{drawing.sea.map(path)}</g>
      <g>{drawing.land.map(path)}</g>
      <g>
        {peaks.map(({ key, x, y, label }) => (
          <path key={key} d={`M${label.x} ${label.y + labelRow / 2}L${x} ${y}`} />
        ))}
        {peaks.map(({ key, x, y }) => (
          <circle key={key} cx={x} cy={y} r="7" />
        ))}
        {peaks.map(({ key, number, label }) => (
          <text key={key} x={label.x} y={label.y + 14}>
            {number}
          </text>
        ))}
        {flag && <path className="flag" d={`M${summit.x} ${summit.y}v${-pole}l46 15l-46 15`} />}
      </g>
    </svg>
  );
}
