/** What the operations need of the platform, which the server implements. */
import type { CountKind } from "#app/domain/counts.ts";
import type { DocumentContents, DocumentName } from "./drawn-documents.ts";
import type { NamedFile } from "./operations.ts";

/** The values of a log line. Requests, leads and error objects are not allowed. */
export type LogValue = string | number | boolean | null;
export type LogFields = Readonly<Record<string, LogValue>>;
export type LogLevel = "info" | "warn" | "error";

export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>>;

/** Counts one of a kind, today. Never fails. */
export type CountOne = (kind: CountKind, key: string) => void;

/** For whom a document is drawn. `signal`: aborted when the visitor leaves. */
export type DrawingFor =
  | { readonly purpose: "page" | "form"; readonly ipAddress: string; readonly signal?: AbortSignal }
  | { readonly purpose: "mail" };

/** Draws documents for pages, forms and mails: the one place that does. */
export type Drawings = {
  /**
   * Draws a document of what `read` returns; null if that does. What is drawn is handed out only while `read` returns the same
   * after it: of what was erased or changed meanwhile, nothing is handed out. Rejects with `RenderRefused` before it reads anything,
   * if the visitor's network asks for too much, and if too much waits.
   */
  draw<Name extends DocumentName>(
    asker: DrawingFor,
    name: Name,
    read: () => Promise<DocumentContents<Name> | null>,
  ): Promise<NamedFile | null>;
  /** Ends the thread: nothing more is drawn. */
  close(): Promise<void>;
};
