/** The slide that a step leads to, wrapping both ways. `count` is at least one. */
export function stepped(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The slide that stands nearest to where a track has been scrolled, all in the same unit. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  let best = 0;
  for (const [index, offset] of offsets.entries())
    if (Math.abs(offset - scrolled) < Math.abs((offsets[best] ?? 0) - scrolled)) best = index;
  return best;
}
