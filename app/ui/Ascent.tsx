/** The way up a slope, 1,000 wide and 180 high. */
const way = "M0 172C120 168 150 132 260 124S420 120 500 86 640 72 750 46 900 22 1000 14";

/** `to` months as a way up; the work ends in those after `from`. The text beside it says the same. */
export function Ascent(props: { from: number; to: number; unit: string; className?: string }) {
  const { from, to } = props;
  const start = Math.round((1000 * from) / to);
  return (
    <div aria-hidden="true" className={`tabular font-semibold ${props.className ?? ""}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 180"
        className="block w-full overflow-visible border-edge border-b fill-none"
      >
        <g className="stroke-edge *:[vector-effect:non-scaling-stroke]">
          {[0.85, 0.7, 0.55, 0.4, 0.25, 0.1].map((height) => (
            <path key={height} d={way} transform={`translate(0 ${180 - 180 * height})scale(1 ${height})`} />
          ))}
        </g>
        <path d={way} strokeWidth="3" className="stroke-ink-2" />
        <svg
          aria-hidden="true"
          x={start}
          width={1000 - start}
          height="180"
          viewBox={`${start} 0 ${1000 - start} 180`}
        >
          <path d={way} strokeWidth="3" className="stroke-accent" />
        </svg>
        <circle cx="1000" cy="14" r="7" className="fill-accent" />
      </svg>
      <div className="mt-3 flex">
        {[...Array(to).keys()].map((month) => (
          <span key={month} className={`flex-1 ${month >= from ? "accent-text" : "text-ink-2"}`}>
            {month === 0 ? props.unit : month}
          </span>
        ))}
        <span className="accent-text">{to}</span>
      </div>
    </div>
  );
}
