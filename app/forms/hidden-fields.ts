/**
 * The names of the fields that no visitor fills. The first two are the ones that form-collection services define:
 * where to go next, and not to append what was typed to that address.
 */
export const hiddenFields = {
  redirect: "_redirect",
  append: "_append",
  /** The key of this rendering of the form, so that a repeat makes no second lead. */
  key: "_key",
  /** Milliseconds between the page's showing and the form's sending. */
  elapsed: "_elapsed",
  /** A field that people do not see and robots fill. */
  honeypot: "website",
} as const;

/** Why a whole request was turned down, beside the errors of single fields. Keys of `forms.error.*`. */
export type FormRefusal = "tooSoon" | "unavailable";
