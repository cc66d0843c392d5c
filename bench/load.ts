/** Measures the pages and requests per second of one process, and the highest rates of this machine to compare with. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { pathOf } from "../app/site/pages.ts";
import { bodyOf, personOf } from "../testing/contact-requests.ts";
import { median, quantile } from "./figures.ts";
import { measureRendering, type RenderingFigures } from "./rendering.ts";
import { root, type Serving, startServing, startSite, temporaryFolder } from "./serving.ts";

export const connections = 32;
const seconds = 5;
const warmUpSeconds = 2;

/** Times in milliseconds. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

export type LoadResult = {
  readonly rounds: number;
  readonly page: LoadFigures;
  /** The same bytes from a minimal server: from memory, and read from a file for each request. */
  readonly memory: LoadFigures;
  readonly file: LoadFigures;
  readonly posts: LoadFigures;
  readonly rendering: RenderingFigures;
  /** Acceptances per second, one after the other, without HTTP. */
  readonly inserts: number;
};

type Target = {
  readonly url: string;
  readonly expected: number;
  readonly duration: number;
  readonly post?: { readonly run: number };
};

export async function fire({ url, expected, duration, post }: Target): Promise<LoadFigures> {
  const times: number[] = [];
  const unexpected = new Set<number>();
  let index = 0;
  const run = autocannon({
    url,
    connections,
    duration,
    headers: { "accept-encoding": "br" },
    ...(post !== undefined && {
      method: "POST",
      requests: [
        {
          setupRequest(request) {
            const { address } = personOf(index, post.run);
            const body = bodyOf(index, post.run);
            index += 1;
            return {
              ...request,
              body,
              headers: {
                ...request.headers,
                "content-type": "application/x-www-form-urlencoded",
                "x-forwarded-for": address,
              },
            };
          },
        },
      ],
    }),
  });
  run.on("response", (_, status, __, milliseconds) => {
    if (status !== expected) unexpected.add(status);
    times.push(milliseconds);
  });
  const result = await run;
  if (unexpected.size > 0 || result.errors > 0)
    throw new Error(`${url} returned ${[...unexpected].join(", ")}, ${result.errors} errors`);
  return {
    perSecond: times.length / duration,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

const medianOf = (rounds: readonly LoadFigures[]): LoadFigures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

async function insertsPerSecond(): Promise<number> {
  const { PATH = "" } = process.env;
  const program = join(root, "bench/insert-loop.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(seconds)], {
    cwd: root,
    env: { PATH, DATA_DIR: temporaryFolder() },
  });
  return Number(stdout);
}

export async function measureLoad(options: {
  readonly rounds: number;
  readonly log: (line: string) => void;
}): Promise<LoadResult> {
  const home = pathOf("home", "fr-fr");
  const file = join(root, "build/client", home, "index.html.br");
  const bare = (mode: string) => startServing("bench/static-server.ts", { args: [mode, file] });
  const servers: Readonly<Record<"page" | "memory" | "file", Serving>> = {
    page: await startSite(),
    memory: await bare("memory"),
    file: await bare("file"),
  };
  const pages: Record<keyof typeof servers, LoadFigures[]> = { page: [], memory: [], file: [] };
  const names = Object.keys(servers) as (keyof typeof servers)[];
  const at = (name: keyof typeof servers, duration: number): Target => ({
    url: `${servers[name].origin}${home}`,
    expected: 200,
    duration,
  });
  for (const name of names) await fire(at(name, warmUpSeconds));
  for (let round = 0; round < options.rounds; round += 1)
    for (const name of names) {
      const figures = await fire(at(name, seconds));
      pages[name].push(figures);
      options.log(`${name} ${Math.round(figures.perSecond)} a second`);
    }
  for (const server of Object.values(servers)) await server.stop();

  const posts: LoadFigures[] = [];
  const inserts: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    // Each round starts a new server, with an empty store.
    const site = await startSite({ TRUST_PROXY: "127.0.0.1" });
    const target = { url: `${site.origin}${pathOf("contact", "fr-fr")}`, expected: 303 };
    await fire({ ...target, duration: warmUpSeconds, post: { run: 1 } });
    posts.push(await fire({ ...target, duration: seconds, post: { run: 2 } }));
    await site.stop();
    inserts.push(await insertsPerSecond());
    options.log(
      `posts ${Math.round(posts.at(-1)?.perSecond ?? 0)} a second, inserts ${Math.round(inserts.at(-1) ?? 0)}`,
    );
  }
  return {
    rounds: options.rounds,
    rendering: await measureRendering(),
    page: medianOf(pages.page),
    memory: medianOf(pages.memory),
    file: medianOf(pages.file),
    posts: medianOf(posts),
    inserts: median(inserts),
  };
}
