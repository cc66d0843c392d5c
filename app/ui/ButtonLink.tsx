import type { AnchorHTMLAttributes } from "react";
import { buttonClass, type Look } from "./button-class.ts";
import { Icon, type IconName } from "./Icon.tsx";

/** A link that is the thing to do here: its arrow sits at the far end and moves with the pointer. */
export function ButtonLink({
  look = "primary",
  icon = "arrow-right",
  className,
  children,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look; icon?: IconName }) {
  return (
    <a {...anchor} className={buttonClass(look, className)}>
      <span className="min-w-0">{children}</span>
      <Icon name={icon} className="transition-[translate] duration-200 group-hover:translate-x-1" />
    </a>
  );
}
