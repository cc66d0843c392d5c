import { createContext, useContext } from "react";

/** The hashed address of the script that every page shares: `entry.client.ts`, once built. */
export const SharedScript = createContext<string | null>(null);

/** A module is deferred by nature; the low priority keeps it behind fonts and pictures. */
export function SharedScriptTag() {
  const src = useContext(SharedScript);
  return src === null ? null : <script type="module" src={src} fetchPriority="low" />;
}
