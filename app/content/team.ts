import { identity } from "#content/identity.ts";
import { colleagues, founderCopy } from "#content/team.ts";
import type { Team } from "./schemas/people.ts";

export type Member = Omit<Team["colleagues"][number], "portrait"> & {
  /** Null: none yet. */
  readonly portrait: string | null;
};

/** The members of the agency, the founder first. */
export const team: readonly Member[] = [
  { name: identity.founder.name, portrait: identity.founder.portrait, copy: founderCopy },
  ...colleagues,
];
