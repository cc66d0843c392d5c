import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";

/**
 * A short error of a form in the top layer, announced at once and closed by the visitor: the focus then is at the first error,
 * else at the button. At the top, so that the button stays free.
 */
export function Toast(props: { message: string; closeLabel: string; onClose: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.showPopover();
  }, []);
  return (
    <div
      ref={element}
      popover="manual"
      role="alert"
      className="fixed inset-auto top-[calc(var(--header)+0.75rem)] right-4 left-4 m-0 flex items-center justify-between gap-4 rounded-base border-2 border-danger bg-raised py-2 pr-2 pl-5 font-semibold text-ink sm:left-auto sm:max-w-md"
    >
      <Icon name="alert" className="text-danger" />
      <p className="grow">{props.message}</p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          currentTarget.form
            ?.querySelector<HTMLElement>("[aria-invalid]:not(fieldset), [aria-invalid] input, [type=submit]")
            ?.focus();
          props.onClose();
        }}
        aria-label={props.closeLabel}
        className="inline-flex size-11 shrink-0 items-center justify-center hover:text-accent-ink"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
