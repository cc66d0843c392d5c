import sprite from "./icons.svg?url";
import type { IconName } from "./icons.ts";

export type { IconName };

/** Hidden from assistive technology. Size in CSS pixels. All pages share one file of drawings. */
export function Icon(props: { name: IconName; size?: number; className?: string }) {
  const size = props.size ?? 20;
  return (
    <svg width={size} height={size} aria-hidden="true" className={`shrink-0 ${props.className ?? ""}`}>
      <use href={`${sprite}#${props.name}`} />
    </svg>
  );
}
