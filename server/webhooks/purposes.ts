import type { JobPurpose } from "#quotes/store/jobs.ts";
import type { Environment } from "#server/environment.ts";

/** What is queued for the webhook receiver with a request or a quote: nothing where none is configured. */
export function webhookJobs({ webhook }: Pick<Environment, "webhook">): readonly JobPurpose[] {
  return webhook === null ? [] : ["webhook"];
}
