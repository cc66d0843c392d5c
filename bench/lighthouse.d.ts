/** The types that are used here, so that the project's type check does not need this folder's packages. */
declare module "lighthouse" {
  import type { Page } from "puppeteer-core";

  type Audit = { readonly numericValue?: number; readonly details?: unknown };
  type Result = {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly audits: Readonly<Record<string, Audit>>;
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    };
  };
  type Flags = { readonly logLevel: "silent"; readonly onlyCategories: readonly string[] };
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: object,
    page: Page,
  ): Promise<Result | undefined>;
}

declare module "lighthouse/core/config/agentic-browsing-config.js" {
  /** The default one, and what programs that browse for somebody need. */
  const config: object;
  export default config;
}
