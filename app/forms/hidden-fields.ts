/**
 * The names of the fields that no visitor fills. The first two are the ones that form-collection services define:
 * where to go next, and not to append what was typed to that address.
 */
export const hiddenFields = {
  redirect: "_redirect",
  append: "_append",
  /** Identifies this rendering of the form, so that a repeated submission makes no second lead. */
  key: "_key",
  /** Milliseconds between the display of the page and the submission. */
  elapsed: "_elapsed",
  /** Invisible to people; robots fill it. */
  honeypot: "website",
} as const;

/** Why a whole request was refused. Keys of `forms.error.*`. */
export type FormRefusal = "tooSoon" | "unavailable";
