import sprite from "./icons.svg?url";
import type { IconName } from "./icons.ts";

export type { IconName };

/**
 * Always beside words that say the same, so always hidden from assistive technology. Size in CSS pixels. The drawings
 * are in one file that every page shares: in the page they would be a tenth of it.
 */
export function Icon(props: { name: IconName; size?: number; className?: string }) {
  const size = props.size ?? 20;
  return (
    <svg width={size} height={size} aria-hidden="true" className={`shrink-0 ${props.className ?? ""}`}>
      <use href={`${sprite}#${props.name}`} />
    </svg>
  );
}
