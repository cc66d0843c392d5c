/** Facts with their labels, one below the other. */
export function Facts({ rows }: { rows: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className="tabular border-line border-b">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-8 border-line border-t py-3 sm:grid-cols-2">
          <dt className="text-ink-2">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
