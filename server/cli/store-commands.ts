import { resolve } from "node:path";
import { EnvironmentError } from "#server/environment.ts";
import { moveToPostgres } from "#server/store/move.ts";
import { openingError } from "#server/store/open.ts";
import { backUp, type Contents, restore } from "#server/store/sqlite/backup.ts";
import { StoreFileError } from "#server/store/sqlite/file.ts";
import { CommandError, type StoreCommand } from "./command.ts";
import { table } from "./table.ts";

const requests = ({ leads, mails }: Contents): string => `${leads} request(s), ${mails} mail(s)`;

/** Runs something on files; what whoever typed the command can mend is told in one line. */
async function onFiles<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFileError) throw new CommandError(error.message);
    throw error;
  }
}

export const storeCommands: Readonly<Record<string, StoreCommand>> = {
  backup: {
    usage: "backup FILE",
    about: "copy the store into a new file, while the server serves",
    takes: 1,
    async run({ database, dataDir }, [file = ""]) {
      if (database !== null)
        throw new CommandError(
          'The leads are in PostgreSQL: back them up with pg_dump --format=custom --file=FILE "$DATABASE_URL"',
        );
      const contents = await onFiles(() => backUp(dataDir, resolve(file)));
      return `Backed up and checked: ${requests(contents)}. Mails kept as files (DATA_DIR/mail) are not in it.\n`;
    },
  },
  restore: {
    usage: "restore FILE [--replace]",
    about: "put a backup in place while no server runs; --replace: of the store that is there",
    takes: 1,
    options: ["--replace"],
    async run({ database, dataDir }, args) {
      if (database !== null)
        throw new CommandError(
          'The leads are in PostgreSQL: restore them with pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
        );
      const file = args.find((arg) => !arg.startsWith("--")) ?? "";
      const replace = args.includes("--replace");
      const { contents, formerStore } = await onFiles(() => restore(dataDir, resolve(file), replace));
      return [
        `Restored: ${requests(contents)}.`,
        `${contents.waiting} mail(s) waited when the backup was made: they are sent at the next start, a second time where they had left since.`,
        "Erase again whom you erased since.",
        ...(formerStore === null
          ? []
          : [`The store that was there is now ${formerStore}: delete it when you need it no more.`]),
        "",
      ].join("\n");
    },
  },
  "move-to-postgres": {
    usage: "move-to-postgres",
    about: "copy the store in DATA_DIR into the empty database of DATABASE_URL, while no server runs",
    takes: 0,
    async run(environment) {
      const { database, dataDir } = environment;
      if (database === null)
        throw new EnvironmentError("DATABASE_URL: set it to the database that the leads are to be moved to");
      const proofs = await onFiles(() => moveToPostgres(dataDir, database)).catch((error: unknown) => {
        throw openingError(error, environment);
      });
      const rows = proofs.map((proof) => [
        proof.name,
        String(proof.rows),
        proof.sqliteHash,
        proof.postgresHash,
      ]);
      const header = ["TABLE", "ROWS", "SHA-256 IN SQLITE", "SHA-256 IN POSTGRESQL"];
      return [
        table(header, rows, { widest: 64, columns: Number.POSITIVE_INFINITY }),
        "Every row was read back and is the same. The SQLite file is as it was: once the servers run with",
        "DATABASE_URL and you see your requests there (list), delete it, because it still holds them.",
        "",
      ].join("\n");
    },
  },
};
