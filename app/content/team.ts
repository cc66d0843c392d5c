import { firstLetters } from "#app/domain/first-letters.ts";
import { identity } from "#content/identity.ts";
import { colleagues, founderCopy } from "#content/team.ts";
import type { Team } from "./schemas/people.ts";

export type Member = Team["colleagues"][number];

/** The initials that stand in the place of a portrait, where somebody has none. */
export const initialsOf = (name: string): string =>
  name === identity.founder.name ? identity.founder.initials : firstLetters(name);

/** The members of the agency, the founder first. */
export const team: readonly Member[] = [
  { name: identity.founder.name, portrait: identity.founder.portrait, copy: founderCopy },
  ...colleagues,
];
