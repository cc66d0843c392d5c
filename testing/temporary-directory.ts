import { onTestFinished } from "vitest";
import { temporaryFolder } from "./server-process.ts";

/** Creates an empty folder, which is deleted at the end of the unit test. */
export function temporaryDirectory(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}
