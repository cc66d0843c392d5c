/** Fields that no visitor fills in. External form services define the first two. */
export const hiddenFields = {
  redirect: "_redirect",
  append: "_append",
  /** Identifies this rendering of the form, so that a repeated submission makes no second lead. */
  key: "_key",
  /** Milliseconds between the display of the page and the submission. */
  elapsed: "_elapsed",
  /** How the visitor came, as parameters of an address. */
  visit: "_visit",
  /** Invisible to people; robots fill it. No program that fills in forms for a person knows the name. */
  honeypot: "_remark",
} as const;

/** Why a whole request was refused. Keys of `forms.error.*`. */
export type FormRefusal = "tooSoon" | "unavailable";
