/** Readers that request pages, and the files that these name, without a pause: what they notice of a change of the site. */
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

type HttpAnswer = { readonly status: number; readonly body: string };

const withinMs = 20_000;

/** On a connection of its own, so that each has to be accepted. */
const get = (address: string): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { agent: false, timeout: withinMs }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${withinMs} ms`)));
    sent.on("error", reject).end();
  });

export type Readers = {
  /** Resolves with how often each answer came, as `200 /fr-fr/`, once each reader has its last. */
  stop(): Promise<ReadonlyMap<string, number>>;
};

export function readWithoutPause(origin: string, paths: readonly string[]): Readers {
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  let stopped = false;
  const read = async (path: string, name: string): Promise<string> => {
    try {
      const { status, body } = await get(`${origin}${path}`);
      count(`${status} ${name}`);
      return body;
    } catch (error) {
      count(`${(error as Error).message} ${name}`);
      return "";
    }
  };
  const reader = async (path: string) => {
    while (!stopped) {
      const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(await read(path, path))?.[0];
      if (asset !== undefined) await read(asset, "asset");
      await sleep(15);
    }
  };
  const readers = paths.map(reader);
  return {
    async stop() {
      stopped = true;
      await Promise.all(readers);
      return answers;
    },
  };
}
