/**
 * A quote is confirmed once the facts of the agency's company are known (quotes/drafts/blockers.ts), which the owner of a copy
 * may not have entered yet: where one is missing, tests have another.
 */
import { legal } from "#content/legal.ts";

const facts = {
  capital: 1_000_000,
  siret: "000 000 000 00000",
  register: "RCS Exemple 000 000 000",
  vatNumber: "FR00 000000000",
};
const known = Object.entries(legal).filter(([name, value]) => name in facts && value !== null);
Object.assign(legal, facts, Object.fromEntries(known));
