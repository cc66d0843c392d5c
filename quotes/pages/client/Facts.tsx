export type Fact = {
  readonly label: string;
  readonly value: string;
  /** What else has to be known of it, below. */
  readonly note?: string | undefined;
  /** The one that is looked for. */
  readonly strong?: boolean | undefined;
};

/** Facts with their labels, one below the other: short ones beside their label on a phone too. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="tabular border-line border-b">
      {rows.map(({ label, value, note, strong = false }) => (
        <div
          key={`${label} ${value}`}
          className={`flex flex-wrap items-baseline justify-between gap-x-8 border-line border-t py-3 sm:grid sm:grid-cols-2 ${strong ? "text-lead" : ""}`}
        >
          <dt className={strong ? "" : "text-ink-2"}>{label}</dt>
          <dd dir="auto" className="whitespace-pre-line font-semibold max-sm:ml-auto max-sm:text-right">
            {value}
            {note && <span className="block font-normal text-base text-ink-2"> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
