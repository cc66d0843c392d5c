import { createContext, useContext } from "react";
import headScript from "./head.inline.ts?script";
import { InlineScript } from "./InlineScript.tsx";

/** The address of `entry.client.ts` in the build. */
export const SharedScript = createContext("");

/** Runs before the first paint, and loads the shared script after it. */
export function HeadScript() {
  const address = useContext(SharedScript);
  return <InlineScript source={headScript.replace("SHARED_SCRIPT", JSON.stringify(address))} />;
}
