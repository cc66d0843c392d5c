/** The marks of samples in the files. */
import type { Document } from "yaml";

/** Whether a file, or this part of it, is marked as a sample. */
export function isSample(document: Document, part?: string): boolean {
  const mark: unknown = document.toJS().sample;
  return (
    mark === true || (Array.isArray(mark) && (part === undefined ? mark.length > 0 : mark.includes(part)))
  );
}

export const unmark = (document: Document): void => void document.delete("sample");
