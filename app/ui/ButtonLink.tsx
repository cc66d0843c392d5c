import type { AnchorHTMLAttributes } from "react";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import type { IconName } from "./icons.ts";

export function ButtonLink({
  look = "primary",
  icon = "arrow-right",
  className,
  children,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonStyle; icon?: IconName }) {
  return (
    <a {...anchor} className={`${buttonClass(look, className)} icon-after icon-moving icon-${icon}`}>
      {children}
    </a>
  );
}
