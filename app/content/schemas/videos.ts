import * as v from "valibot";
import { locales } from "#app/i18n/locales.ts";
import { type ContentOf, countUpTo, file, matching, plainText, shortText, slug } from "./common.ts";

export const videosSchema = file({
  videos: v.array(
    v.strictObject({
      /** The part before the first hyphen says where the video is shown. */
      id: slug,
      /** The video provider's ID of the video; for videos on this site, the name of the playlist file. */
      playbackId: matching(/^[\w-]{1,100}$/, "expected letters, digits and hyphens"),
      locale: v.picklist(locales),
      name: shortText(120),
      description: plainText,
      durationSeconds: countUpTo(86_400),
      /** ISO 8601 with its time zone. */
      uploadDate: v.pipe(
        v.string(),
        v.isoTimestamp("expected a time with its zone, as 2025-01-15T09:00:00-04:00"),
      ),
      /** Whether somebody speaks: captions then show at once. Where the picture has the words, they wait to be asked for. */
      spoken: v.boolean(),
      /** Its picture is a drawing in light lines on a dark ground: the light theme shows it the other way round. */
      drawn: v.optional(v.boolean()),
      /** Paragraphs: the words on screen and what is shown. */
      transcript: v.array(plainText),
    }),
  ),
});

export type Videos = ContentOf<typeof videosSchema>;
export type Video = Videos["videos"][number];
