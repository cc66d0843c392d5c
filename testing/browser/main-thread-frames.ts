/** How many frames a page's main thread makes: each runs styles, layout and paint, and takes time from a press. */
import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly args: { readonly beginData?: { readonly url?: string } };
};

/**
 * Opens each address in a page of its own, all at once, and leaves them alone for `durationMs`. Returns the number of
 * frames of each address. `newPage`: makes a page in a context of its own, and so in a process of its own.
 */
export async function countMainThreadFrames(
  browser: Browser,
  options: {
    readonly addresses: readonly string[];
    readonly durationMs: number;
    readonly newPage: () => Promise<Page>;
  },
): Promise<ReadonlyMap<string, number>> {
  const { addresses, durationMs, newPage } = options;
  const pages = await Promise.all(addresses.map(async (address) => ({ address, page: await newPage() })));
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["cc", "devtools.timeline"] },
  });
  await Promise.all(
    pages.map(async ({ address, page }) => {
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForTimeout(durationMs);
    }),
  );
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  await Promise.all(pages.map(({ page }) => page.context().close()));
  return new Map(addresses.map((address) => [address, framesOf(address, events)]));
}

function framesOf(address: string, events: readonly TraceEvent[]): number {
  const parsed = events.find(
    ({ name, args }) => name === "ParseHTML" && args.beginData?.url?.split("#")[0] === address,
  );
  return events.filter(
    ({ name, ph, pid }) => pid === parsed?.pid && ph === "X" && name === "ProxyMain::BeginMainFrame",
  ).length;
}
