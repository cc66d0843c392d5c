/** The development server: the same host over Vite, which compiles what a page needs when it is asked for. */
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createApp } from "./http/app.ts";
import { createLivePages } from "./http/live-pages.ts";
import { run } from "./run.ts";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });

await run(async ({ environment, log, desk }) => {
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const live = createLivePages(load, desk, "development");
  const pages = getRequestListener(
    createApp({ environment, log, live, pageFiles: new Map(), assets: new Map(), publicFiles: new Map() })
      .fetch,
    { overrideGlobalObjects: false },
  );
  return (request, response) =>
    vite.middlewares(request, response, () => {
      // Vite's own client needs inline scripts and a socket; the policy is production's.
      const setHeader = response.writeHead.bind(response);
      response.writeHead = ((...args: Parameters<typeof setHeader>) => {
        response.removeHeader("Content-Security-Policy");
        return setHeader(...args);
      }) as typeof response.writeHead;
      void pages(request, response);
    });
});
