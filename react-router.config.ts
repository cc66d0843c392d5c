import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/site/addresses.ts";

export default {
  ssr: true,
  prerender: () => prerenderedPaths(),
} satisfies Config;
