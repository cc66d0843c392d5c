import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { getChromium } from "../tooling/programs/install.mjs";
import { launchBrowser } from "./browser.ts";
import { startSite } from "./serving.ts";
const chromium = await getChromium();
const site = await startSite();
const paths = process.argv[2]!.split(",");
const rounds = Number(process.argv[3] ?? 3);
const splash = process.argv[4] !== "later";
for (const path of paths) for (let i = 0; i < rounds; i++) {
  const browser = await launchBrowser(chromium);
  const driver = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.port}` });
  const page = await driver.newPage();
  if (!splash) await page.evaluateOnNewDocument(() => { try { sessionStorage.setItem("splashSeen", "true"); localStorage.setItem("introClosed", "true"); } catch {} });
  const result = await lighthouse(site.origin + path, { logLevel: "silent", onlyCategories: ["performance"] } as any, undefined, page);
  const { audits } = result!.lhr;
  console.log(path, "FCP", Math.round(audits["first-contentful-paint"]!.numericValue!), "LCP", Math.round(audits["largest-contentful-paint"]!.numericValue!), "TBT", Math.round(audits["total-blocking-time"]!.numericValue!), "SI", Math.round(audits["speed-index"]!.numericValue!));
  const m = audits["metrics"]?.details as any;
  console.log("   observed FCP", m?.items?.[0]?.observedFirstContentfulPaint, "TTI", m?.items?.[0]?.interactive);
  for (const t of ((audits["long-tasks"]?.details as any)?.items ?? [])) console.log("   long task", Math.round(t.startTime), Math.round(t.duration), t.url);
  for (const t of ((audits["mainthread-work-breakdown"]?.details as any)?.items ?? [])) console.log("   ", t.groupLabel, Math.round(t.duration));
  await browser.close();
}
await site.stop();
