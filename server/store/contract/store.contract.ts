import { acknowledgementContract } from "./acknowledgements.contract.ts";
import { boardContract } from "./board.contract.ts";
import { countContract } from "./counts.contract.ts";
import { duplicateContract } from "./duplicates.contract.ts";
import { erasureContract } from "./erasure.contract.ts";
import type { NewDatabase } from "./fixtures.contract.ts";
import { followUpContract } from "./follow-up.contract.ts";
import { mailQueueContract } from "./job-queue.contract.ts";
import { leadContract } from "./leads.contract.ts";
import { quoteContract } from "./quotes.contract.ts";
import { rateLimitContract } from "./rate-limits.contract.ts";
import { savedPartContract } from "./saved-parts.contract.ts";

/** The tests that every engine must pass. */
export function storeContract(engine: string, newDatabase: NewDatabase): void {
  leadContract(engine, newDatabase);
  duplicateContract(engine, newDatabase);
  rateLimitContract(engine, newDatabase);
  acknowledgementContract(engine, newDatabase);
  mailQueueContract(engine, newDatabase);
  quoteContract(engine, newDatabase);
  followUpContract(engine, newDatabase);
  boardContract(engine, newDatabase);
  erasureContract(engine, newDatabase);
  countContract(engine, newDatabase);
  savedPartContract(engine, newDatabase);
}
