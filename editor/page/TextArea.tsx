import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

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
  const area = useRef<HTMLTextAreaElement>(null);
  const grow = useCallback(() => {
    const { current } = area;
    if (current === null) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + 2}px`;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height depends on its text
  useLayoutEffect(grow, [value]);
  useEffect(() => {
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      grow();
    });
    if (area.current !== null) observer.observe(area.current);
    return () => observer.disconnect();
  }, [grow]);
  return (
    <textarea
      ref={area}
      id={id}
      rows={1}
      className="box"
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
