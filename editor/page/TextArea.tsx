type Props = {
  readonly id?: string;
  readonly value: string;
  readonly lang: string | undefined;
  readonly label: string;
  readonly invalid?: boolean;
  readonly change: (next: string) => void;
};

/** A text is one line of its file: its field grows with it, and takes no line break. */
export function TextArea({ id, value, lang, label, invalid = false, change }: Props) {
  return (
    <textarea
      id={id}
      // For a browser that does not know `field-sizing`.
      rows={Math.ceil(value.length / 40) || 1}
      className="box field-sizing-content"
      value={value}
      lang={lang}
      aria-label={label}
      aria-describedby={id && `${id}-problem`}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => change(target.value.replace(/\s*\n\s*/g, " "))}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
}
