import { readFileSync } from "node:fs";

/** Ink and quiet ink have a contrast of 7:1 or more on white and on the tint. */
export const colour = {
  ink: "#1a1816",
  quiet: "#534d46",
  line: "#ddd5c8",
  tint: "#f7f3ec",
  accent: "#ff5a36",
  relief: "#e2d8ca",
} as const;

const face = (name: string): Buffer => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** Made by `studio/fonts/make.sh`. */
export const faces = {
  display: face("BricolageGrotesque-Bold"),
  text: face("InstrumentSans-Regular"),
  strong: face("InstrumentSans-SemiBold"),
} as const;

/** Sizes in points. */
export type Style = {
  readonly face: keyof typeof faces;
  readonly size: number;
  readonly leading: number;
  readonly colour?: string;
  readonly align?: "left" | "right";
  /** Letter spacing. */
  readonly tracking?: number;
};

export const style = {
  title: { face: "display", size: 46, leading: 48, tracking: -1 },
  brand: { face: "display", size: 19, leading: 22, tracking: -0.3 },
  running: { face: "display", size: 11, leading: 14, tracking: -0.1 },
  heading: { face: "display", size: 13, leading: 17, tracking: -0.1 },
  figure: { face: "display", size: 28, leading: 32, tracking: -0.6 },
  lead: { face: "text", size: 12, leading: 17 },
  body: { face: "text", size: 9.5, leading: 13.5 },
  strong: { face: "strong", size: 9.5, leading: 13.5 },
  party: { face: "strong", size: 11, leading: 15 },
  amount: { face: "strong", size: 12.5, leading: 17 },
  label: { face: "text", size: 8, leading: 11, colour: colour.quiet },
  small: { face: "text", size: 8, leading: 11.5, colour: colour.quiet },
  footer: { face: "text", size: 7, leading: 9, colour: colour.quiet },
} as const satisfies Record<string, Style>;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 52, top: 84, bottom: 782 } as const;
export const columnWidth = page.width - 2 * page.left;

const drawing = (path: string): string =>
  readFileSync(new URL(`../../../app/ui/${path}`, import.meta.url), "utf8");
const pathsOf = (svg: string) => [
  ...svg.matchAll(/<path[^>]*?(?:stroke-width="([\d.]+)"[^>]*?)? d="([^"]+)"/g),
];

export const mark = pathsOf(drawing("brand/mark.svg"))
  .map(([, , path = ""]) => path)
  .join("");

/** A summit's contours; every fifth one is heavier. */
export const contours = pathsOf(drawing("relief/summit.svg")).map(([, weight, path = ""]) => ({
  path,
  heavy: weight !== undefined,
}));
