/** Where a video is shown: the beginning of its id (docs/content.md). */
export const videoPlaces = ["presentation", "intro", "promo"] as const;
export type VideoPlace = (typeof videoPlaces)[number];
