import type { Clock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { PostgresEngine } from "./postgres/engine.ts";
import { sqlStore } from "./sql/store.ts";

/**
 * A store in a PostgreSQL database (14 or newer) that any number of servers share. A call waits up to `timeoutMs`
 * for a connection, and as long again for the locks of other transactions.
 */
export async function openPostgresStore(
  address: PostgresAddress,
  clock: Clock,
  { timeoutMs = 5000 }: { readonly timeoutMs?: number } = {},
): Promise<Store> {
  return sqlStore(await PostgresEngine.open(address, timeoutMs), clock);
}
