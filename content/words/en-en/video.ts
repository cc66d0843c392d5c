import type { video as french } from "../fr-fr/video.ts";

export const video = {
  play: "Play the video",
  seconds: "{seconds} seconds",
  captions: "Captions",
  transcript: "Read the transcript",
  provider: "Video hosted by {provider}.",
  "intro.close": "Close the introduction",
  "intro.skip": "Enter the site",
} as const satisfies Record<keyof typeof french, string>;
