/** A text in which `*marked*` words are highlighted. */
export function Emphasis(props: { text: string }) {
  return (
    props.text
      .split("*")
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      .map((part, index) => (index % 2 === 1 ? <em key={`${index}-${part}`}>{part}</em> : part))
  );
}
