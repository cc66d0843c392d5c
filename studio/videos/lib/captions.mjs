function stamp(seconds) {
  const whole = Math.floor(seconds);
  const two = (n) => String(n).padStart(2, "0");
  const milliseconds = String(Math.round((seconds - whole) * 1000)).padStart(3, "0");
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${milliseconds}`;
}

/** WebVTT from the storyboard's `[start, end, text]` cues. */
export function webvtt(cues) {
  const blocks = cues.map(([start, end, text], i) => `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${text}`);
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}
