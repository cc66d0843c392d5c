import type { video as french } from "../fr-fr/video.ts";

export const video = {
  play: "Play the video",
  seconds: "{seconds} seconds",
  captions: "Captions",
  interrupted: "The connection is interrupted. The video resumes as soon as it is back.",
  transcript: "Read the transcript",
  provider: "Video hosted by {provider}.",
  "intro.close": "Close the introduction",
  "intro.skip": "Enter the site",
} as const satisfies Record<keyof typeof french, string>;
