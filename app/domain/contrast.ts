/** The contrast of colours, as WCAG 2 defines it. Colours are `#rrggbb`. */

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour with a part of white (positive) or black (negative) in it: -1 to 1. */
function mixed(colour: string, part: number): string {
  const end = part > 0 ? 255 : 0;
  const mix = (channel: number) => Math.round(channel + (end - channel) * Math.abs(part));
  const hex = (channel: number) => mix(channel).toString(16).padStart(2, "0");
  return `#${channelsOf(colour).map(hex).join("")}`;
}

/**
 * The colour that `passes` with the least white or black added, itself if possible; null if none does. `added`: 1 for white, -1 for
 * black.
 */
export function nearest(
  colour: string,
  passes: (colour: string) => boolean,
  added: readonly (1 | -1)[] = [1, -1],
): string | null {
  for (let step = 0; step <= 255; step++)
    for (const direction of added) {
      const other = mixed(colour, (direction * step) / 255);
      if (passes(other)) return other;
    }
  return null;
}
