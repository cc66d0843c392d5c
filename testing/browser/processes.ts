/** A test of whole processes: they share one folder, and end with the test. */
import { test as base } from "@playwright/test";
import { type MailPeer, openMailPeer } from "../mail-peer.ts";
import { type PostgresProcess, startPostgres } from "../postgres/process.ts";
import { type ServerProcess, startServer, temporaryFolder } from "../server-process.ts";

export type Variables = Readonly<Record<string, string>>;

export type Bench = {
  readonly dataDir: string;
  /** Called at the end of the test, in reverse order. */
  after(step: () => unknown): void;
  /** A server that trusts the proxy headers of this machine. `through`: see `startServer`. */
  server(variables?: Variables, through?: readonly string[]): Promise<ServerProcess>;
  peer(options?: Parameters<typeof openMailPeer>[0]): Promise<MailPeer>;
  postgres(): Promise<PostgresProcess>;
};

export const test = base.extend<{ bench: Bench }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  bench: async ({}, use) => {
    const steps: (() => unknown)[] = [];
    const after: Bench["after"] = (step) => void steps.push(step);
    const folder = temporaryFolder();
    after(folder.remove);
    await use({
      dataDir: folder.path,
      after,
      async server(variables = {}, through = []) {
        const own = { DATA_DIR: folder.path, TRUST_PROXY: "127.0.0.1" };
        const server = await startServer({ ...own, ...variables }, through);
        after(() => server.stop("SIGKILL"));
        return server;
      },
      async peer(options) {
        const peer = await openMailPeer(options);
        after(peer.close);
        return peer;
      },
      async postgres() {
        const postgres = await startPostgres();
        after(postgres.stop);
        return postgres;
      },
    });
    for (const step of steps.reverse()) await step();
  },
});
