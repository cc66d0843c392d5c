import { onTestFinished, vi } from "vitest";
import type { Clock } from "#server/clock.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { newDatabase } from "./postgres/testing/database.ts";
import { openPostgresStore } from "./postgres.ts";
import { storeContract } from "./store.contract.ts";
import type { Store } from "./store.ts";

// The first test of a run waits for PostgreSQL to be made, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Opens a store that is closed when the test is over. */
async function open(address: PostgresAddress, clock: Clock, patienceMs?: number): Promise<Store> {
  const store = await openPostgresStore(address, clock, patienceMs === undefined ? {} : { patienceMs });
  onTestFinished(() => store.close());
  return store;
}

storeContract("PostgreSQL", async () => {
  const { address } = await newDatabase();
  return { open: (clock) => open(address, clock) };
});
