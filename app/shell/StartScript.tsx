import { createContext, useContext } from "react";
import { InlineScript } from "./InlineScript.tsx";
import startScript from "./start.inline.ts?script";

/** The address of `entry.client.ts` in the build. */
export const SharedScript = createContext("");

/**
 * Loads the shared script after the first paint. The last element of a page: it is a module, which browsers run once the
 * page is parsed, in a task of its own, and the page is laid out after it. Parsed and laid out in one task, a page
 * blocks a slow phone.
 */
export function StartScript() {
  const address = useContext(SharedScript);
  return <InlineScript module source={startScript.replace("SHARED_SCRIPT", JSON.stringify(address))} />;
}
