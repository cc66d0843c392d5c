import pictures from "virtual:pictures";
import socialCards from "virtual:social-cards";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { IslandRenderer } from "./islands/Island.tsx";
import { Pictures } from "./pictures/Picture.tsx";
import { reportFailure } from "./request-context.ts";
import { imageCdnUrl } from "./seo/build-settings.ts";
import { FormRefused } from "./seo/form-refused.ts";
import { SocialCards } from "./seo/social-cards.ts";
import { SharedScript } from "./shell/HeadScript.tsx";

// The host reaches these through the build, so that both sides hold the same keys.
export { refusal, reportFailure, requestServices } from "./request-context.ts";

const library = { manifest: pictures, cdnUrl: imageCdnUrl };

/**
 * The page is markup for good: React wakes the islands in it one by one and never the page, so nothing in it
 * carries React's own marks but what the islands render.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToStaticMarkup(
    <SharedScript value={routerContext.manifest.entry.module}>
      <IslandRenderer value={renderToString}>
        <FormRefused value={routerContext.staticHandlerContext.errors === null && status >= 400}>
          <Pictures value={library}>
            <SocialCards value={socialCards}>
              <ServerRouter context={routerContext} url={request.url} />
            </SocialCards>
          </Pictures>
        </FormRefused>
      </IslandRenderer>
    </SharedScript>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** A refusal is an answer, and an unknown address no news: only what broke is reported, without its address. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(reportFailure)(error);
};
