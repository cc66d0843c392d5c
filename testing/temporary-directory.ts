import { onTestFinished } from "vitest";
import { temporaryFolder } from "./server-process.ts";

/** An empty folder that is gone when the unit test is over. */
export function temporaryDirectory(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}
