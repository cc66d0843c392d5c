/** What follows a highlighted phrase, where no line may end before it. */
const closing = /^[\u00A0\u202F]?[.,;:!?…»”’]+/u;

/** The words that stay with a highlighted phrase, and what an elision leaves of one: the d’ of « d’accessibilité ». */
const elision = /(?:[^\s]+\u00A0)*(?:\p{L}+’)?$/u;

/**
 * A text in which `*marked*` words are highlighted. They stay on one line where they fit on one, and the punctuation
 * behind them and the short words before them with them: an inline block, which alone would leave a full stop on a line of its own.
 */
export function Emphasis(props: { text: string }) {
  const parts = props.text.split("*");
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    if (index % 2 === 0) {
      const rest = index === parts.length - 1 ? part : part.replace(elision, "");
      return index === 0 ? rest : rest.replace(closing, "");
    }
    return (
      <span key={key} className="inline-block">
        {elision.exec(parts[index - 1] ?? "")?.[0]}
        <em>{part}</em>
        {closing.exec(parts[index + 1] ?? "")?.[0]}
      </span>
    );
  });
}
