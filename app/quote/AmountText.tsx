/**
 * An amount. It is one text in an element of its own, which no browser translates: React then replaces it whole, whatever a
 * translation has done to the words around it.
 */
export function AmountText({ text }: { text: string }) {
  return <span translate="no">{text}</span>;
}
