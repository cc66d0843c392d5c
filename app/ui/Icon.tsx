import type { IconName } from "./icons.ts";

export type { IconName };

const sizes = {
  16: "[--icon-size:16px]",
  18: "[--icon-size:18px]",
  20: "",
  22: "[--icon-size:22px]",
  24: "[--icon-size:24px]",
  26: "[--icon-size:26px]",
  28: "[--icon-size:28px]",
  32: "[--icon-size:32px]",
} as const;

/** Nothing for assistive technology. Size in CSS pixels. All pages share one file of drawings. */
export function Icon(props: { name: IconName; size?: keyof typeof sizes; className?: string }) {
  return <i className={`icon icon-${props.name} ${sizes[props.size ?? 20]} ${props.className ?? ""}`} />;
}
