import type { ReactNode } from "react";

export function Amounts(props: { title?: string; children: ReactNode }) {
  return (
    <>
      {props.title !== undefined && <AmountsTitle>{props.title}</AmountsTitle>}
      <dl className="amounts">{props.children}</dl>
    </>
  );
}

export function Amount(props: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

export function AmountsTitle(props: { children: string }) {
  return <h3 className="amounts-title">{props.children}</h3>;
}

/** Packs and options without amounts: included in the total, or without a price yet. */
export function Names(props: {
  title: string;
  items: readonly { readonly key: string; readonly name: string }[];
}) {
  return (
    <>
      <AmountsTitle>{props.title}</AmountsTitle>
      <ul className="names">
        {props.items.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </>
  );
}
