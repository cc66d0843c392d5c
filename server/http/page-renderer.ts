import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { LeadIntake } from "#app/forms/lead-intake.ts";
import type * as Services from "#app/forms/request-services.ts";
import type * as RequestContext from "#app/request-context.ts";
import type { BoardOperations } from "#quotes/board.ts";
import type * as FollowUp from "#quotes/follow-up-services.ts";
import type { Links } from "#quotes/links.ts";
import type { AgencyOperations, ClientOperations, VisitorOperations } from "#quotes/operations.ts";
import type { Log } from "#quotes/platform.ts";
import { StoreUnavailableError, UnreadableRecordError } from "#quotes/store/store.ts";
import { failureFields } from "#server/log.ts";
import { RenderRefused } from "#server/render-queue.ts";
import type { Incoming } from "./incoming.ts";

export type RenderOptions = {
  readonly incoming: Pick<Incoming, "ipAddress" | "secure">;
  /** Renders the error page of this status instead of the page. */
  readonly refused?: number;
  /** Schedules the rendering; resolves to null if it is refused. Without it, the page is rendered at once. */
  readonly turn?: (render: () => string) => Promise<string | null>;
  /** Aborted when the visitor leaves. */
  readonly signal?: AbortSignal;
};

/**
 * Renders the response to one request: a form's action runs at once, the rendering of the page in its turn. The response
 * has no body if there is no page (the route refuses or fails, or the turn is refused): the host then sends the error
 * page of the status. Rejects with `RenderRefused` if an operation does.
 */
export type PageRenderer = { render(request: Request, options: RenderOptions): Promise<Response> };

/** What the pages ask of the server. */
export type PageServices = {
  readonly intake: LeadIntake;
  readonly agencyOperations: AgencyOperations;
  readonly clientOperations: ClientOperations;
  readonly visitorOperations: VisitorOperations;
  readonly boardOperations: BoardOperations;
  readonly links: Pick<Links, "open" | "openBoard">;
};

/** `load` is called for each request, because in development the build changes. */
export function createPageRenderer(
  load: () => Promise<ServerBuild>,
  {
    log,
    mode,
    intake,
    ...operations
  }: Omit<PageServices, "links"> & { readonly log: Log; readonly mode: string },
): PageRenderer {
  // Cached by build, because creating a handler sorts and compiles every route.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  };
  return {
    async render(request, { incoming, refused, turn, signal = request.signal }) {
      const build = await load();
      // From the build: the context keys are compared by identity, and an import here would be a second copy.
      const {
        followUpServices,
        refusedStatus,
        renderTurn,
        reportFailure,
        requestServices,
        storeUnavailable,
      } = build.entry.module as unknown as typeof RequestContext & typeof Services & typeof FollowUp;
      const context = new RouterContextProvider();
      const { ipAddress, secure } = incoming;
      context.set(requestServices, { intake, ipAddress, signal, secure });
      context.set(followUpServices, { ...operations, ipAddress, signal });
      let notRendered: RenderRefused | null = null;
      context.set(reportFailure, (error) => {
        if (error instanceof RenderRefused) notRendered = error;
        else if (error instanceof StoreUnavailableError) context.set(storeUnavailable, true);
        else log.error("page.failed", failureFields(error));
        if (error instanceof UnreadableRecordError) log.error("record.unreadable", { ...error.record });
      });
      if (refused !== undefined) context.set(refusedStatus, refused);
      if (turn !== undefined) context.set(renderTurn, turn);
      const response = await handlerOf(build)(request, context);
      if (notRendered !== null) throw notRendered;
      if (!context.get(storeUnavailable)) return response;
      // A page says so itself; whatever else failed has the error page of this status.
      const unavailable = response.status === 503 ? response : new Response(null, { status: 503 });
      unavailable.headers.set("Retry-After", "30");
      return unavailable;
    },
  };
}
