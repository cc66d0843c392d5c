import { StoreOpenError } from "#quotes/store/store.ts";

/**
 * The number of a store of version 1, with which the migrations of both engines begin (SQLite's `user_version`, the newest row of
 * PostgreSQL's table `migrations`). Smaller numbers are of stores before it, which this program cannot read.
 */
export const firstVersion = 100;

/** The number of a store that has had these migrations. */
export const versionAfter = (migrations: readonly string[]): number => firstVersion + migrations.length - 1;

/** Why a store of before version 1 is not opened, and what makes it one of version 1. */
export const tooEarly =
  "is of before version 1: start commit c95118f0 of this program on it once (docs/running.md), then this one";

/** The migrations that a store of this number still needs, each with the number that it makes; 0: an empty database. Throws a StoreOpenError. */
export function missingMigrations(version: number, migrations: readonly string[]) {
  const newest = versionAfter(migrations);
  if (version > newest)
    throw new StoreOpenError(
      `The store has schema ${version}; this version of the program supports ${newest}: start a newer one`,
      false,
    );
  if (version > 0 && version < firstVersion) throw new StoreOpenError(`The store ${tooEarly}`, false);
  return migrations
    .map((statements, index) => ({ statements, number: firstVersion + index }))
    .filter(({ number }) => number > version);
}
