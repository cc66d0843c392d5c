/** PostgreSQL fails over, or its connection is cut, at any moment of an acceptance. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { openPostgresStore } from "#server/store/open.ts";
import type { PostgresAddress } from "#server/store/postgres/address.ts";
import { emptyDatabase } from "#testing/postgres/database.ts";
import { openOperations } from "#testing/private-pages.ts";
import { StoreUnavailableError } from "./store/store.ts";

/** A network in front of PostgreSQL. `cutAt(n)` cuts every connection at the nth packet from now on that is sent to it. */
async function openNetwork({ host, port }: PostgresAddress) {
  let countdown = Number.POSITIVE_INFINITY;
  /** Whether PostgreSQL still gets the packet at which it is cut: the answer is lost, and not what was asked. */
  let arrives = false;
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const network = createServer((near) => {
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    let ended = false;
    near.on("data", (bytes) => {
      if (ended) return;
      countdown -= 1;
      if (countdown > 0) return void far.write(bytes);
      ended = true;
      countdown = Number.POSITIVE_INFINITY;
      if (!arrives) return cut();
      // Nothing reads its result.
      far.removeAllListeners("data").once("data", cut);
      far.write(bytes);
    });
    far.on("data", (bytes) => void near.write(bytes));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  onTestFinished(() => {
    cut();
    network.close();
  });
  return {
    port: (network.address() as AddressInfo).port,
    cutAt(packet: number, options: { readonly arrives: boolean }) {
      countdown = packet;
      arrives = options.arrives;
    },
    isWaiting: () => countdown !== Number.POSITIVE_INFINITY,
  };
}

// Slow: `npm run soak` runs it.
test.skipIf(process.env.TEST_RUN === "quick").each([
  ["before PostgreSQL has what was sent", false],
  ["before its answer arrives", true],
])("cut %s at any step, an acceptance is stored once with its mails, or not at all", async (_, arrives) => {
  const { address } = await emptyDatabase();
  const network = await openNetwork(address);
  const store = await openPostgresStore({ ...address, port: network.port }, systemClock, { timeoutMs: 2000 });
  let interrupted = 0;
  let storedAndRefused = 0;
  for (let packet = 1; ; packet += 1) {
    const { operations, quote, leadId, tokens } = await openOperations(store, systemClock);
    const accept = () =>
      operations.clientOperations.accept(
        tokens.client,
        { quoteId: quote.id, pdfHash: quote.pdfHash },
        { name: "Joséphine Lavigne", signatoryRole: "Gérante", options: [], code: "" },
        "192.0.2.1",
      );
    network.cutAt(packet, { arrives });
    const first = await accept().catch((error: unknown) => error);
    if (network.isWaiting()) {
      network.cutAt(Number.POSITIVE_INFINITY, { arrives });
      expect(first).toBe("decided");
      break;
    }
    // The client gets 503 with everything entered, and sends it again; or never hears of it.
    if (first !== "decided") {
      interrupted += 1;
      expect(first).toBeInstanceOf(StoreUnavailableError);
      const [before] = (await store.requestHistory(leadId))?.confirmedQuotes ?? [];
      if (before?.status === "accepted") storedAndRefused += 1;
      expect(await accept()).toBe(before?.status === "accepted" ? "refused" : "decided");
    }
    const file = await store.requestHistory(leadId);
    expect(file?.confirmedQuotes.map(({ status }) => status)).toEqual(["accepted"]);
    expect(file?.events.filter(({ kind }) => kind === "quote-accepted")).toHaveLength(1);
    const purposes = file?.jobs
      .map(({ purpose }) => purpose)
      .filter((purpose) => purpose.includes("acceptance"));
    expect(purposes?.sort()).toEqual(["agency-acceptance", "client-acceptance"]);
  }
  expect(interrupted).toBeGreaterThan(2);
  // Only where the answer to the commit is lost.
  expect(storedAndRefused).toBe(arrives ? 1 : 0);
  await store.close();
});
