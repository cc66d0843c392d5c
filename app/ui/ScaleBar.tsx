/** A drawn scale of `to` months; the work ends in the months after `from`. The text beside it says the same. */
export function ScaleBar(props: { from: number; to: number; unit: string; className?: string }) {
  // About eight divisions at any length.
  const divisions = Array.from({ length: props.to > 3 ? 1 : 4 }, (_, division) => division);
  const months = Array.from({ length: props.to }, (_, month) => month);
  return (
    <div aria-hidden="true" className={`tabular font-semibold ${props.className ?? ""}`}>
      <p className="mb-3 text-ink-2">{props.unit}</p>
      <div className="flex border border-edge">
        {months.map((month) => (
          <div key={month} className="flex flex-1 border-edge not-first:border-l">
            {divisions.map((division) => {
              const even = (month * divisions.length + division) % 2 === 0;
              return (
                <div key={division} className="flex-1">
                  <div className={`h-2.5 ${fill(month >= props.from, even)}`} />
                  <div className={`h-2.5 ${fill(month >= props.from, !even)}`} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="mt-3 flex">
        {months.map((month) => (
          <span key={month} className={`flex-1 ${month >= props.from ? "accent-text" : "text-ink-2"}`}>
            {month}
          </span>
        ))}
        <span className="accent-text">{props.to}</span>
      </div>
    </div>
  );
}

function fill(last: boolean, filled: boolean): string {
  if (!filled) return "";
  return last ? "bg-accent" : "bg-edge";
}
