import { type InputHTMLAttributes, useLayoutEffect, useRef } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "checked" | "onChange"> & {
  type: "radio" | "checkbox";
  checked: boolean;
  onChoose: (wanted: boolean) => void;
};

/**
 * A radio button or checkbox that the browser itself ticks, and paints at once; React's state follows. If React controlled
 * it, a press on a slow phone would show nothing until all that depends on the choice is computed.
 */
export function Choice({ checked, onChoose, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // What was chosen before hydration is in the input and in the form's state already: only later changes are written.
  const written = useRef(checked);
  useLayoutEffect(() => {
    if (input.current === null || written.current === checked) return;
    written.current = checked;
    input.current.checked = checked;
  }, [checked]);
  return (
    <input
      {...attributes}
      ref={input}
      defaultChecked={checked}
      onChange={({ target }) => onChoose(target.checked)}
      className="mark"
    />
  );
}
