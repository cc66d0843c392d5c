import { Icon } from "./Icon.tsx";

/** Questions that open independently, without script too; all open in print. */
export function Disclosures(props: {
  entries: readonly { readonly id?: string; readonly question: string; readonly answer: string }[];
}) {
  return (
    <div className="border-line border-b">
      {props.entries.map(({ id, question, answer }) => (
        <details key={question} id={id} className="fold border-line border-t">
          <summary className="flex items-start justify-between gap-6 py-5 hover:text-accent-ink">
            <h3 className="font-semibold font-text text-lg leading-snug lg:text-xl">{question}</h3>
            <Icon name="chevron-down" className="mt-1" />
          </summary>
          <p className="max-w-[40em] pr-10 pb-7 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
