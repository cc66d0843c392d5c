import { type CrowdName, crowdSize, documentCrowd } from "../crowd-request.ts";
import type { CrowdsResult } from "../crowds.ts";
import { fixed, table, whole } from "../figures.ts";
import { clients, floodMinutes, mailServerMs, waitingNotices } from "../mails.ts";
import type { Goal } from "./goals.ts";

/** `page` and `post` in milliseconds; `repeated` in responses per second; `acceptance` in seconds. */
const limits = { page: 50, post: 250, document: 200, repeated: 3000, acceptance: 2 } as const;
const reason =
  "The clients share the cores with the server, and so did whatever else ran on this machine: with nobody there, the times of the first row are of the machine alone.";

const crowdTitles: Readonly<Record<CrowdName, string>> = {
  pricing: "random pricing queries",
  long: "15 kB queries of unknown options",
  posts: "32 kB posts to the pricing page",
  missing: "addresses that do not exist",
};

export function crowdText({ rounds, documents, figures, repeatedPerSecond, mails }: CrowdsResult): string {
  return [
    "## Crowds",
    "",
    `One process; ${crowdSize} clients, each from its own network, ask without a pause for what is named, on the same`,
    "machine. Meanwhile one visitor reads `/fr-fr/` and another one sends contact requests, each stored durably. Medians",
    `of ${rounds} rounds, in ms; of the crowd, its answers a second and how many of them were refusals for want of time`,
    "(429, 503). Made by `npm run bench -- crowd`.",
    "",
    table(
      [
        "the crowd asks for",
        "page p50",
        "p95",
        "max",
        "post p50",
        "p95",
        "max",
        "crowd, a second",
        "refused",
      ],
      figures.map(({ crowd, page, post, perSecond, refused }) => [
        crowd === null ? "nothing: no crowd" : crowdTitles[crowd],
        ...[page.p50, page.p95, page.max, post.p50, post.p95, post.max].map((time) => fixed(time)),
        whole(perSecond),
        `${whole(100 * refused)} %`,
      ]),
    ),
    "",
    documentText(documents),
    "",
    `The same pricing query again and again: ${whole(repeatedPerSecond)} answers a second.`,
    "",
    table(
      ["mails while others flood the forms", "found"],
      [
        [
          `clients with an acknowledgement, while one network sends as much as it may for ${floodMinutes} minutes`,
          `${mails.acknowledgements} of ${clients}`,
        ],
        [
          `an acceptance with ${waitingNotices} notices and as many acknowledgements waiting, the mail server taking ${mailServerMs} ms`,
          `${fixed(mails.acceptanceSeconds, 1)} s`,
        ],
      ],
    ),
  ].join("\n");
}

/** The part about the PDF of one quote. */
export function documentText(documents: CrowdsResult["documents"]): string {
  const row = (title: string, { home, health, statuses }: CrowdsResult["documents"]["with"]) => [
    title,
    ...[home.p50, home.p95, home.max, health.p50, health.p95, health.max].map((time) => fixed(time)),
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ") || "-",
  ];
  return [
    `The PDF of one quote, which ${documentCrowd.oneAddress} clients of one address and ${documentCrowd.others} of others ask for without a pause;`,
    "meanwhile others read `/fr-fr/` and `/healthz`.",
    "",
    table(
      ["the crowd asks for", "page p50", "p95", "max", "healthz p50", "p95", "max", "responses"],
      [row("nothing: no crowd", documents.without), row("one PDF", documents.with)],
    ),
  ].join("\n");
}

export function crowdGoals({ documents, figures, repeatedPerSecond, mails }: CrowdsResult): readonly Goal[] {
  const crowds = figures.filter(({ crowd }) => crowd !== null);
  const [page, post] = [
    Math.max(...crowds.map(({ page }) => page.p95)),
    Math.max(...crowds.map(({ post }) => post.p95)),
  ];
  const document = Math.max(documents.with.home.p95, documents.with.health.p95);
  return [
    {
      what: "`/fr-fr/` p95 with any of the crowds there",
      limit: `${limits.page} ms`,
      found: `${whole(page)} ms`,
      met: page <= limits.page,
      reason,
    },
    {
      what: "A contact post p95 with any of the crowds there",
      limit: `${limits.post} ms`,
      found: `${whole(post)} ms`,
      met: post <= limits.post,
      reason,
    },
    {
      what: "`/fr-fr/` and `/healthz` p95 while a crowd asks for one PDF",
      limit: `${limits.document} ms`,
      found: `${whole(document)} ms`,
      met: document <= limits.document,
      reason,
    },
    {
      what: "A repeated pricing query",
      limit: `${limits.repeated} a second`,
      found: whole(repeatedPerSecond),
      met: repeatedPerSecond >= limits.repeated,
      reason,
    },
    {
      what: `Clients with an acknowledgement while one network floods the form, of ${clients}`,
      limit: `${clients}`,
      found: `${mails.acknowledgements}`,
      met: mails.acknowledgements === clients,
      reason,
    },
    {
      what: `An acceptance is mailed with ${waitingNotices} notices waiting`,
      limit: `${limits.acceptance} s`,
      found: `${fixed(mails.acceptanceSeconds, 1)} s`,
      met: mails.acceptanceSeconds <= limits.acceptance,
      reason,
    },
  ];
}
