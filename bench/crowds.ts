/** Measures the response times of other visitors while a crowd requests the most expensive pages without a pause. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "../app/domain/clock.ts";
import { pathOf } from "../app/site/pages.ts";
import { openSqliteStore } from "../server/store/open.ts";
import { bodyOf, personOf } from "../testing/contact-requests.ts";
import { openOperations } from "../testing/private-pages.ts";
import { type CrowdName, crowdNames } from "./crowd-request.ts";
import { median, quantile } from "./figures.ts";
import { fire } from "./load.ts";
import { clients, type MailsResult, measureMails } from "./mails.ts";
import { root, startSite, temporaryFolder } from "./serving.ts";

const seconds = 8;
/** The time between the start of a crowd and the measurement. */
const settleMs = 2000;
/** The pauses between two requests of the visitor who reads pages, and of the one who sends forms. */
const pagePauseMs = 20;
const postPauseMs = 100;

/** In milliseconds. */
type Times = { readonly p50: number; readonly p95: number; readonly max: number };

export type CrowdFigures = {
  readonly crowd: CrowdName | null;
  readonly page: Times;
  readonly post: Times;
  /** The crowd's responses per second, and the share of refusals (429 and 503) among them. */
  readonly perSecond: number;
  readonly refused: number;
};

/** What others wait for while one document is asked for, and the crowd's responses by status. */
export type DocumentFigures = {
  readonly home: Times;
  readonly health: Times;
  readonly statuses: Readonly<Record<string, number>>;
};

export type CrowdsResult = {
  readonly rounds: number;
  readonly documents: { readonly without: DocumentFigures; readonly with: DocumentFigures };
  readonly figures: readonly CrowdFigures[];
  /** Responses per second for one repeated pricing query. */
  readonly repeatedPerSecond: number;
  readonly mails: MailsResult;
};

const timesOf = (all: readonly number[]): Times => ({
  p50: quantile(all, 0.5),
  p95: quantile(all, 0.95),
  max: Math.max(...all),
});

/** Sends requests one after the other until the time is over. Returns their durations in milliseconds. */
async function visit(pauseMs: number, ask: (index: number) => Promise<Response>, expected: number) {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < until; index += 1) {
    const started = performance.now();
    const answer = await ask(index);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (answer.status !== expected) throw new Error(`A visitor got the status ${answer.status}`);
    await sleep(pauseMs);
  }
  return times;
}

let runs = 0;

/** Starts a crowd; the result ends it, and returns its responses by status. */
function startCrowd(origin: string, crowd: string | null): () => Promise<Record<string, number>> {
  if (crowd === null) return async () => ({});
  const child = spawn(process.execPath, [join(root, "bench/crowd-clients.ts"), origin, crowd], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return async () => {
    child.kill("SIGTERM");
    const statuses = JSON.parse(await text(child.stdout));
    if (child.exitCode === null) await once(child, "exit");
    return statuses;
  };
}

/** `path`: of the document that is asked for; null: of none. */
async function measureDocument(origin: string, path: string | null): Promise<DocumentFigures> {
  const endCrowd = startCrowd(origin, path);
  await sleep(settleMs);
  const [home, health] = await Promise.all([
    visit(pagePauseMs, () => fetch(`${origin}${pathOf("home", "fr-fr")}`), 200),
    visit(pagePauseMs, () => fetch(`${origin}/healthz`), 200),
  ]);
  return { home: timesOf(home), health: timesOf(health), statuses: await endCrowd() };
}

/** The path of the PDF of an indicative quote. */
async function addDocument(dataDir: string): Promise<string> {
  const store = await openSqliteStore(dataDir, systemClock);
  const { tokens } = await openOperations(store, systemClock);
  await store.close();
  return `/d/${tokens.visitor}/devis.pdf`;
}

/** Posts a contact request of a new person, from another network. `run`: different runs have different people. */
export const sendForm = (origin: string, index: number, run: number): Promise<Response> =>
  fetch(`${origin}${pathOf("contact", "fr-fr")}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Forwarded-For": personOf(index, run).address,
    },
    body: bodyOf(index, run),
  });

export async function measure(origin: string, crowd: CrowdName | null): Promise<CrowdFigures> {
  runs += 1;
  const run = runs;
  const endCrowd = startCrowd(origin, crowd);
  const started = performance.now();
  await sleep(settleMs);
  const readPage = () => fetch(`${origin}${pathOf("home", "fr-fr")}`);
  const [page, post] = await Promise.all([
    visit(pagePauseMs, readPage, 200),
    visit(postPauseMs, (index) => sendForm(origin, index, run), 303),
  ]);
  const lasted = (performance.now() - started) / 1000;
  const statuses = await endCrowd();
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const refusals = (statuses["429"] ?? 0) + (statuses["503"] ?? 0);
  return {
    crowd,
    page: timesOf(page),
    post: timesOf(post),
    perSecond: answers / lasted,
    refused: answers === 0 ? 0 : refusals / answers,
  };
}

const medianTimes = (all: readonly Times[]): Times => ({
  p50: median(all.map(({ p50 }) => p50)),
  p95: median(all.map(({ p95 }) => p95)),
  max: median(all.map(({ max }) => max)),
});

export async function measureCrowds({
  rounds,
  log,
}: {
  readonly rounds: number;
  readonly log: (line: string) => void;
}): Promise<CrowdsResult> {
  const all: CrowdFigures[] = [];
  const documents: { readonly without: DocumentFigures; readonly with: DocumentFigures }[] = [];
  const repeated: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts a new server, with an empty store and an empty cache.
    const dataDir = temporaryFolder();
    const site = await startSite({ TRUST_PROXY: "127.0.0.1", DATA_DIR: dataDir });
    const path = await addDocument(dataDir);
    const without = await measureDocument(site.origin, null);
    documents.push({ without, with: await measureDocument(site.origin, path) });
    const { home, health, statuses } = documents.at(-1)?.with ?? without;
    log(
      `a PDF: home p95 ${home.p95.toFixed()} ms, health ${health.p95.toFixed()} ms, ${JSON.stringify(statuses)}`,
    );
    for (const crowd of [null, ...crowdNames]) {
      const figures = await measure(site.origin, crowd);
      all.push(figures);
      const { page, post } = figures;
      log(`${crowd ?? "nobody"}: page p95 ${page.p95.toFixed()} ms, post p95 ${post.p95.toFixed()} ms`);
    }
    const query = "?type=vitrine&duration=24&pack=advanced&options=dark_mode";
    const url = `${site.origin}${pathOf("pricing", "fr-fr")}${query}`;
    await fire({ url, expected: 200, duration: 2 });
    repeated.push((await fire({ url, expected: 200, duration: 5 })).perSecond);
    log(`the same pricing query: ${repeated.at(-1)?.toFixed()} a second`);
    await site.stop();
  }
  const figures = [null, ...crowdNames].map((crowd): CrowdFigures => {
    const own = all.filter((one) => one.crowd === crowd);
    return {
      crowd,
      page: medianTimes(own.map(({ page }) => page)),
      post: medianTimes(own.map(({ post }) => post)),
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      refused: median(own.map(({ refused }) => refused)),
    };
  });
  const documentsOf = (which: "without" | "with"): DocumentFigures => ({
    home: medianTimes(documents.map((round) => round[which].home)),
    health: medianTimes(documents.map((round) => round[which].health)),
    statuses: documents[0]?.[which].statuses ?? {},
  });
  const mails = await measureMails();
  log(
    `${mails.acknowledgements} acknowledgements of ${clients}, an acceptance in ${mails.acceptanceSeconds.toFixed(1)} s`,
  );
  return {
    rounds,
    documents: { without: documentsOf("without"), with: documentsOf("with") },
    figures,
    repeatedPerSecond: median(repeated),
    mails,
  };
}
