import headScript from "./head.inline.ts?script";
import { InlineScript } from "./InlineScript.tsx";

/** Runs before the first paint. */
export function HeadScript() {
  return <InlineScript source={headScript} />;
}
