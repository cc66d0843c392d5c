import { createContext, useContext } from "react";
import headScript from "./head.inline.ts?script";
import { InlineScript } from "./InlineScript.tsx";

/** The hashed address of the script that every page shares: `entry.client.ts`, once built. */
export const SharedScript = createContext("");

/** What runs before the first paint. It asks for the shared script after it. */
export function HeadScript() {
  const address = useContext(SharedScript);
  return <InlineScript source={headScript.replace("SHARED_SCRIPT", JSON.stringify(address))} />;
}
