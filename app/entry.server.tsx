import pictures from "virtual:pictures";
import socialCards from "virtual:social-cards";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { refusalOf } from "#quotes/pages/refusal.ts";
import { IslandRenderer } from "./islands/Island.tsx";
import { refusedStatus, renderTurn, reportFailure } from "./request-context.ts";
import { SocialCards } from "./seo/social-cards.ts";
import { SharedScript } from "./shell/StartScript.tsx";
import { imageCdnUrl } from "./site/build-settings.ts";
import { FormRefused } from "./site/form-refused.ts";
import { Pictures } from "./ui/Picture.tsx";

// The server imports these from the build, because the context keys are compared by identity.
export { followUpServices, storeUnavailable } from "#quotes/follow-up-services.ts";
export { requestServices } from "./forms/request-services.ts";
export { refusedStatus, renderTurn, reportFailure } from "./request-context.ts";

const library = { manifest: pictures, cdnUrl: imageCdnUrl };

/**
 * The page is static markup: React hydrates the islands in it one by one and never the page, so only the islands'
 * HTML contains React's marks.
 *
 * The response has no body if there is no page: the server is too busy to render one, or a route failed or refused the
 * request. The server then sends an error page; only the pages behind secret links have refusals of their own.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { errors } = routerContext.staticHandlerContext;
  const isErrorPage = context.get(refusedStatus) !== null;
  if (errors !== null && !isErrorPage && !Object.values(errors).some(refusalOf))
    return new Response(null, { status });
  const page = (
    <SharedScript value={routerContext.manifest.entry.module}>
      <IslandRenderer value={renderToString}>
        <FormRefused value={!isErrorPage && status >= 400 && request.method === "POST"}>
          <Pictures value={library}>
            <SocialCards value={socialCards}>
              <ServerRouter context={routerContext} url={request.url} />
            </SocialCards>
          </Pictures>
        </FormRefused>
      </IslandRenderer>
    </SharedScript>
  );
  const html = await context.get(renderTurn)(() => renderToStaticMarkup(page));
  if (html === null) return new Response(null, { status: 503 });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Refusals and unknown addresses are expected: only a failure is reported, without its address. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(reportFailure)(error);
};
