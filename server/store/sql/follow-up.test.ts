import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { confirmation, newLead } from "../contract/fixtures.contract.ts";
import { SqliteEngine } from "../sqlite/engine.ts";
import type { Engine } from "./engine.ts";
import { followUpStore } from "./follow-up.ts";
import type { Sql } from "./statement.ts";
import { sqlStore } from "./store.ts";

test.each([1, 2, 3, 4])(
  "a request that is erased after part %i of its history was read has all of it, or none",
  async (part) => {
    const engine = await SqliteEngine.open(join(temporaryDirectory(), "leads.sqlite"), 5000);
    onTestFinished(() => engine.close());
    const store = sqlStore(engine, systemClock);
    const lead = newLead();
    await store.addLead(lead);
    await store.confirmQuote(confirmation(lead.id, 1, {}));
    let parts = 0;
    const reading = followUpStore(
      Object.assign(Object.create(engine) as Engine, {
        async read(statement: Sql) {
          const rows = await engine.read(statement);
          parts += 1;
          if (parts === part) await store.eraseLead(lead.id);
          return rows;
        },
      }),
      systemClock,
    );
    const history = await reading.requestHistory(lead.id);
    expect(parts).toBe(4);
    expect(history === null || (history.confirmedQuotes.length === 1 && history.jobs.length > 0)).toBe(true);
    expect(await store.requestHistory(lead.id)).toBeNull();
  },
);
