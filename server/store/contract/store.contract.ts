import { acknowledgementContract } from "./acknowledgements.contract.ts";
import { boardContract } from "./board.contract.ts";
import { countContract } from "./counts.contract.ts";
import { duplicateContract } from "./duplicates.contract.ts";
import { erasureContract } from "./erasure.contract.ts";
import type { NewPlace } from "./fixtures.contract.ts";
import { followUpContract } from "./follow-up.contract.ts";
import { mailQueueContract } from "./job-queue.contract.ts";
import { leadContract } from "./leads.contract.ts";
import { quoteContract } from "./quotes.contract.ts";
import { rateLimitContract } from "./rate-limits.contract.ts";

/** The tests that every engine must pass. */
export function storeContract(engine: string, newPlace: NewPlace): void {
  leadContract(engine, newPlace);
  duplicateContract(engine, newPlace);
  rateLimitContract(engine, newPlace);
  acknowledgementContract(engine, newPlace);
  mailQueueContract(engine, newPlace);
  quoteContract(engine, newPlace);
  followUpContract(engine, newPlace);
  boardContract(engine, newPlace);
  erasureContract(engine, newPlace);
  countContract(engine, newPlace);
}
