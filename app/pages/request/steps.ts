import { marks } from "#app/follow-up/desks.ts";

/** What the agency may post on a request's page: the values of `step`. A mark is a step of its own: one press. */
export const requestSteps = [...marks, "notes"] as const;

/** What the form of a draft may be posted for. */
export const draftSteps = ["more", "save", "preview"] as const;

/** In UTF-16 units. */
export const longestNotes = 5000;
