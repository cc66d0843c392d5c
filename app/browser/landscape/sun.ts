/** Where the light comes from, and how warm it is. */
export type Sun = {
  /** A vector of length 1: to the east, to the south, upwards. */
  readonly direction: readonly [number, number, number];
  /** From 0, the white of the day and the night, to 1, the first and the last light. */
  readonly warmth: number;
  /** From 0 to 1: a night with a moon is dimmer than a day. */
  readonly strength: number;
};

/** The hour of the day, from 0 to 24, where the agency is. */
export function hourIn(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const [hour = 0, minute = 0] = format.format(moment).split(":").map(Number);
  return hour + minute / 60;
}

/**
 * The light of an hour: from the east at six, from the west at eighteen, and through the south between them. The moon goes
 * the same way at night. Never so low or so high that the ground looks flat.
 */
export function sunAt(hour: number): Sun {
  const isDay = hour >= 6 && hour < 18;
  const passed = ((hour + 18) % 12) / 12;
  const azimuth = Math.PI * (0.04 + 0.92 * passed);
  const height = Math.sin(Math.PI * passed);
  const elevation = 0.38 + 0.5 * height;
  return {
    direction: [
      Math.cos(azimuth) * Math.cos(elevation),
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
    ],
    warmth: isDay ? (1 - height) ** 1.5 : 0,
    strength: isDay ? 1 : 0.6,
  };
}
