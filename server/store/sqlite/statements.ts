import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Row } from "../sql/engine.ts";
import { type Sql, textOf } from "../sql/statement.ts";

/** Runs statements on one connection and keeps them compiled, because there are few. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #compiled = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #compile(statement: Sql): StatementSync {
    const text = textOf(statement, () => "?");
    const compiled = this.#compiled.get(text) ?? this.#database.prepare(text);
    this.#compiled.set(text, compiled);
    return compiled;
  }

  all(statement: Sql): readonly Row[] {
    return this.#compile(statement).all(...statement.values) as Row[];
  }

  run(statement: Sql): number {
    return Number(this.#compile(statement).run(...statement.values).changes);
  }
}
