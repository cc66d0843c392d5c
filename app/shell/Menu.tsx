import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";

/** A button and its panel, which is a popover: it opens, closes and returns the focus without script. */
export function Menu(props: { id: string; label: string; className: string; children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget={props.id} className={`menu-button gap-1.5 ${props.className}`}>
        {props.label}
        <Icon name="chevron-down" size={16} className="chevron" />
      </button>
      <div id={props.id} popover="auto" className="menu-panel">
        {props.children}
      </div>
    </>
  );
}

export function MenuEntry(props: { href: string; label: string; hint: string }) {
  return (
    <a href={props.href} className="group block py-2.5">
      <span className="block font-semibold text-lg leading-snug group-hover:text-accent-ink">
        {props.label}
      </span>
      <span className="block text-ink-2">{props.hint}</span>
    </a>
  );
}
