import { contours } from "./contours.ts";

/** Initials on drawn contour lines, in place of a portrait. `seed` selects the drawing. */
export function Monogram(props: { initials: string; seed: number; className?: string }) {
  const { seed } = props;
  const hill = {
    seed,
    centre: [160 + 26 * Math.cos(seed * 2.4), 188 + 30 * Math.sin(seed * 2.4)],
    inner: 70,
    outer: 250,
    lines: 7,
  } as const;
  const [x, y] = hill.centre;
  return (
    <svg
      viewBox="0 0 320 400"
      aria-hidden="true"
      className={`block w-full border border-line bg-raised text-ink ${props.className ?? ""}`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeOpacity="0.45">
        {contours(hill).map((line, index) => (
          <path key={line} d={line} {...(index % 4 === 3 && { strokeWidth: 2, strokeOpacity: 0.7 })} />
        ))}
      </g>
      {/* Corner marks, as on a printed map. */}
      <path
        d="M16 28V16h12M292 16h12v12M304 372v12h-12M28 384H16v-12"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.7"
      />
      <text
        x={Math.round(x)}
        y={Math.round(y + 25)}
        textAnchor="middle"
        fill="currentColor"
        fontSize="72"
        fontWeight="700"
        letterSpacing="-3"
        className="font-display"
      >
        {props.initials}
      </text>
    </svg>
  );
}
