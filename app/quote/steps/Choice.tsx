import { type InputHTMLAttributes, useLayoutEffect, useRef } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "checked" | "onChange"> & {
  type: "radio" | "checkbox";
  checked: boolean;
  onChoose: (wanted: boolean) => void;
};

/**
 * A radio button or checkbox that the browser itself changes: the state may follow its paint. If React controlled it, a
 * press on a slow phone would show nothing before everything that depends on it is computed.
 */
export function Choice({ checked, onChoose, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Hydration keeps what was chosen before it, as the form's state does: only later changes are written.
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
