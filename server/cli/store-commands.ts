import { resolve } from "node:path";
import { EnvironmentError } from "#server/environment.ts";
import { moveToPostgres } from "#server/store/move.ts";
import { openingError } from "#server/store/open.ts";
import { backUp, type Contents, restore } from "#server/store/sqlite/backup.ts";
import { CommandError, damageText, type StoreCommand } from "./command.ts";
import { table } from "./table.ts";

const requests = ({ leads, jobs }: Contents): string => `${leads} request(s), ${jobs} message(s)`;

const damage = ({ unreadable }: Contents): string => damageText("NOT everything in it", unreadable);

export const storeCommands: Readonly<Record<string, StoreCommand>> = {
  backup: {
    usage: "backup FILE",
    about: "copy the store into a new file; the server may run",
    positionals: [1, 1],
    async run({ database, dataDir }, { positionals: [file = ""] }) {
      if (database !== null)
        throw new CommandError(
          "The leads are in PostgreSQL: back them up with pg_dump (docs/running.md, Backups)",
        );
      const contents = backUp(dataDir, resolve(file));
      if (contents.unreadable.length > 0)
        throw new CommandError(`Backed up: ${requests(contents)}. ${damage(contents)}`);
      return `Backed up and checked: ${requests(contents)}. Mails kept as files (DATA_DIR/mail) are not in it.\n`;
    },
  },
  restore: {
    usage: "restore FILE [--replace]",
    about:
      "put a backup in place; stop every server first; --replace: even if there is a store, which gets another name",
    positionals: [1, 1],
    flags: ["replace"],
    async run({ database, dataDir }, { positionals: [file = ""], flags }) {
      if (database !== null)
        throw new CommandError(
          "The leads are in PostgreSQL: restore them with pg_restore (docs/running.md, Backups)",
        );
      const { contents, formerStore } = await restore(dataDir, resolve(file), flags.has("replace"));
      return [
        `Restored: ${requests(contents)}.`,
        ...(contents.unreadable.length > 0 ? [damage(contents)] : []),
        `${contents.waitingJobs} message(s) waited when the backup was made: the server sends them at its next start, a second time if they were sent since.`,
        "Erase again the people that you erased since, and end again the links that you ended (link ID).",
        ...(formerStore === null
          ? []
          : [`The previous store is now ${formerStore}: delete it when you no longer need it.`]),
        "",
      ].join("\n");
    },
  },
  "move-to-postgres": {
    usage: "move-to-postgres",
    about: "copy the store in DATA_DIR into the empty database of DATABASE_URL; no server may run",
    positionals: [0, 0],
    async run(environment) {
      const { database, dataDir } = environment;
      if (database === null)
        throw new EnvironmentError("DATABASE_URL: set it to the database to move the leads to");
      const copied = await moveToPostgres(dataDir, database).catch((error: unknown) => {
        throw openingError(error, environment);
      });
      const rows = copied.map(({ name, rows, hash }) => [name, String(rows), hash]);
      const header = ["TABLE", "ROWS", "SHA-256 IN BOTH"];
      return [
        table(header, rows, { maxCellWidth: 64, lineWidth: Number.POSITIVE_INFINITY }),
        "Every row was read back and compared. The SQLite file is unchanged: delete it once the servers run with",
        "DATABASE_URL and `list` shows your requests, because it still contains them.",
        "",
      ].join("\n");
    },
  },
};
