import type { AnchorHTMLAttributes } from "react";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import { Icon, type IconName } from "./Icon.tsx";

export function ButtonLink({
  look = "primary",
  icon = "arrow-right",
  className,
  children,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonStyle; icon?: IconName }) {
  return (
    <a {...anchor} className={buttonClass(look, className)}>
      <span className="min-w-0">{children}</span>
      <Icon name={icon} className="transition-[translate] duration-200 group-hover:translate-x-1" />
    </a>
  );
}
