import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { LeadIntake } from "#app/forms/lead-intake.ts";
import type * as Services from "#app/forms/request-services.ts";
import type * as RequestContext from "#app/request-context.ts";
import { failureFields, type Log } from "#server/log.ts";
import type { Incoming } from "./incoming.ts";

export type RenderOptions = {
  readonly incoming: Pick<Incoming, "address" | "secure">;
  /** A status to show the error page of, instead of the page. */
  readonly refused?: number;
  /** Runs the rendering when it is its turn; null where there is no time for it. Without it, rendering waits for nobody. */
  readonly turn?: (render: () => string) => Promise<string | null>;
};

/**
 * Answers one request: a form's action runs at once, the rendering of a page when it is its turn. Without a body where
 * there is no page to show, and the host shows the error page of the status: a route that refuses or fails, or no turn.
 */
export type LivePages = { render(request: Request, options: RenderOptions): Promise<Response> };

/** `load` is called for each request, so that in development a changed page is a changed answer. */
export function createLivePages(
  load: () => Promise<ServerBuild>,
  { intake, log, mode }: { readonly intake: LeadIntake; readonly log: Log; readonly mode: string },
): LivePages {
  // Made once for a build: making one sorts and compiles every route.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  };
  return {
    async render(request, { incoming, refused, turn }) {
      const build = await load();
      // The keys as the build holds them: a second copy of the module would be another key.
      const { refusal, renderTurn, reportFailure, requestServices } = build.entry
        .module as unknown as typeof RequestContext & typeof Services;
      const context = new RouterContextProvider();
      context.set(requestServices, { intake, address: incoming.address, secure: incoming.secure });
      context.set(reportFailure, (error) => log.error("page.failed", failureFields(error)));
      if (refused !== undefined) context.set(refusal, refused);
      if (turn !== undefined) context.set(renderTurn, turn);
      return handlerOf(build)(request, context);
    },
  };
}
