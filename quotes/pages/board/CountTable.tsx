import { useId } from "react";

type CountRow = readonly [name: string, ...numbers: readonly string[]];

const cell = "border-line border-b py-2.5 pl-4 text-end align-baseline first:pl-0 first:text-start";

/** Numbers with their names. `titled`: false where the title is there already. `sum`: a last row about all. `empty`: said where there is no row. */
export function CountTable(props: {
  title: string;
  titled?: boolean;
  first: string;
  columns: readonly string[];
  rows: readonly CountRow[];
  sum?: CountRow;
  empty?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={props.titled === false ? "sr-only" : "font-semibold text-lead"}>
        {props.title}
      </h3>
      {props.rows.length === 0 ? (
        <p className="mt-4 text-ink-2">{props.empty}</p>
      ) : (
        <table className="mt-4 w-full border-collapse" aria-labelledby={id}>
          <thead>
            <tr>
              {[props.first, ...props.columns].map((column) => (
                <th key={column} scope="col" className={`${cell} font-normal text-ink-2`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row) => (
              <Row key={row[0]} row={row} columns={props.columns} />
            ))}
          </tbody>
          {props.sum && (
            <tfoot className="font-semibold">
              <Row row={props.sum} columns={props.columns} />
            </tfoot>
          )}
        </table>
      )}
    </section>
  );
}

function Row({ row: [name, ...numbers], columns }: { row: CountRow; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className={`${cell} in-[tfoot]:font-semibold font-normal`}>
        <bdi>{name}</bdi>
      </th>
      {numbers.map((number, index) => (
        <td key={columns[index]} className={`${cell} tabular whitespace-nowrap`}>
          {number}
        </td>
      ))}
    </tr>
  );
}
