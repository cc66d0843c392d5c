export type ButtonStyle = "primary" | "quiet";

const looks: Record<ButtonStyle, string> = {
  primary:
    "bg-accent text-on-accent forced-colors:border print:border print:border-edge hover:bg-ink hover:text-canvas",
  // No contour line shows through it.
  quiet: "bg-(--halo) border border-edge text-ink hover:border-current hover:text-accent-ink",
};

export function buttonClass(look: ButtonStyle, className = ""): string {
  return `group pressable inline-flex min-h-13 max-w-full items-center justify-between gap-6 rounded-base px-5 py-3 font-semibold leading-tight ${looks[look]} ${className}`;
}

/** What is done beside the page's first action: underlined words. */
export const actionClass = (className = ""): string =>
  `underlined inline-flex min-h-11 items-center gap-1.5 ${className}`;
