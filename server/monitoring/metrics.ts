import type { Log, LogFields } from "#quotes/platform.ts";
import type { JobCounts } from "#quotes/store/jobs.ts";

/** Upper bounds of the latency histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** The counted events, each with its metric and the value of its label. */
const counted: Readonly<Record<string, readonly [metric: "leads" | "mailAttempts", outcome: string]>> = {
  "lead.accepted": ["leads", "accepted"],
  "lead.repeated": ["leads", "repeated"],
  "lead.quarantined": ["leads", "quarantined"],
  "lead.too-soon": ["leads", "refused"],
  "lead.not-stored": ["leads", "unavailable"],
  "job.sent": ["mailAttempts", "sent"],
  "job.failed": ["mailAttempts", "failed"],
  "job.dead": ["mailAttempts", "dead"],
};

const outcomes = (metric: "leads" | "mailAttempts") =>
  Object.values(counted).flatMap(([name, outcome]) => (name === metric ? [outcome] : []));

/** Counts by label value. Known values start at 0: monitoring would read a series that appears later as a jump. */
class Counter {
  readonly #counts: Map<string, number>;
  constructor(known: readonly string[]) {
    this.#counts = new Map(known.map((value) => [value, 0]));
  }
  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }
  samples(label: string): readonly string[] {
    return [...this.#counts].map(([value, count]) => `{${label}="${value}"} ${count}`);
  }
}

class Histogram {
  readonly #counts = buckets.map(() => 0);
  #count = 0;
  #sum = 0;
  observe(seconds: number): void {
    this.#count += 1;
    this.#sum += seconds;
    for (const [index, bound] of buckets.entries())
      if (seconds <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
  }
  samples(): readonly string[] {
    return [
      ...buckets.map((bound, index) => `_bucket{le="${bound}"} ${this.#counts[index]}`),
      ...[
        `_bucket{le="+Inf"} ${this.#count}`,
        `_sum ${Number(this.#sum.toFixed(3))}`,
        `_count ${this.#count}`,
      ],
    ];
  }
}

/** The metrics, each with its type and what it says. */
const metrics = {
  site_requests_total: ["counter", "Requests answered, by the class of their status."],
  site_request_duration_seconds: ["histogram", "Time from a request to the start of its answer."],
  site_leads_total: ["counter", "Requests of visitors, by outcome."],
  site_mail_attempts_total: ["counter", "Attempts of this server to send a mail, by outcome."],
  site_acknowledgements_withheld_total: [
    "counter",
    "Acknowledgements not sent because the site had sent its limit for the hour.",
  ],
  site_store_errors_total: ["counter", "Times that the store could not be used, by its code."],
  site_store_up: ["gauge", "Whether the store can be reached."],
  site_mails: ["gauge", "Mails in the store, of all servers, by their state."],
  process_resident_memory_bytes: ["gauge", "Memory that the process holds."],
  process_start_time_seconds: ["gauge", "When the process started, in seconds since 1970."],
} as const;

export type Metrics = {
  /** Returns a log that counts the events that are written to it. */
  counting(log: Log): Log;
  /** All metrics in the Prometheus text format. `mails`: null if the store cannot be reached. */
  text(mails: JobCounts | null): string;
};

export function createMetrics(): Metrics {
  const requests = new Counter(statusClasses);
  const latency = new Histogram();
  const leads = new Counter(outcomes("leads"));
  const mailAttempts = new Counter(outcomes("mailAttempts"));
  const storeErrors = new Counter([]);
  let acknowledgementsWithheld = 0;
  const startedAt = Date.now() / 1000 - process.uptime();

  function count(event: string, { status, ms, code }: LogFields): void {
    if (event === "request") {
      requests.add(`${String(status)[0]}xx`);
      latency.observe(Number(ms) / 1000);
    }
    if (event === "acknowledgement.withheld") acknowledgementsWithheld += 1;
    const [name, outcome] = counted[event] ?? [];
    if (name === "leads") leads.add(outcome ?? "");
    if (name === "mailAttempts") mailAttempts.add(outcome ?? "");
    // Codes are names from the program or the system; anything else is not a valid label.
    if (typeof code === "string") storeErrors.add(/^\w{1,40}$/.test(code) ? code : "other");
  }

  return {
    counting(log) {
      const at =
        (level: keyof Log): Log["info"] =>
        (event, fields = {}) => {
          count(event, fields);
          log[level](event, fields);
        };
      return { info: at("info"), warn: at("warn"), error: at("error") };
    },

    text(mails) {
      /** What follows the name of each metric: its labels, and a value. */
      const samples: Readonly<Record<keyof typeof metrics, readonly string[]>> = {
        site_requests_total: requests.samples("status"),
        site_request_duration_seconds: latency.samples(),
        site_leads_total: leads.samples("outcome"),
        site_mail_attempts_total: mailAttempts.samples("outcome"),
        site_acknowledgements_withheld_total: [` ${acknowledgementsWithheld}`],
        site_store_errors_total: storeErrors.samples("code"),
        site_store_up: [mails === null ? " 0" : " 1"],
        site_mails: Object.entries(mails ?? {}).map(([status, number]) => `{status="${status}"} ${number}`),
        process_resident_memory_bytes: [` ${process.memoryUsage.rss()}`],
        process_start_time_seconds: [` ${startedAt.toFixed(0)}`],
      };
      return Object.entries(metrics)
        .map(([name, [type, help]]) => {
          const lines = samples[name as keyof typeof metrics].map((sample) => `${name}${sample}\n`);
          return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
        })
        .join("");
    },
  };
}
