/** The index of the slide that is `step` slides away; wraps at both ends. `count` is at least one. */
export function indexAfterStep(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The index of the slide whose offset is nearest to the scroll position, in the same unit. */
export function nearestIndex(offsets: readonly number[], scrolled: number): number {
  let best = 0;
  for (const [index, offset] of offsets.entries())
    if (Math.abs(offset - scrolled) < Math.abs((offsets[best] ?? 0) - scrolled)) best = index;
  return best;
}
