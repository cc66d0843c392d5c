import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { LeadDesk } from "#app/forms/lead-desk.ts";
import type * as RequestContext from "#app/request-context.ts";
import { failureFields, type Log } from "#server/log.ts";
import type { Incoming } from "./incoming.ts";

/** Renders a page for one request. `refused`: a status to show the error page of, instead of the page. */
export type LivePages = {
  render(
    request: Request,
    options: { readonly incoming: Incoming; readonly refused: number | null },
  ): Promise<Response>;
};

/** `load` is called for each request, so that in development a changed page is a changed answer. */
export function createLivePages(
  load: () => Promise<ServerBuild>,
  { desk, log, mode }: { readonly desk: LeadDesk; readonly log: Log; readonly mode: string },
): LivePages {
  return {
    async render(request, { incoming, refused }) {
      const build = await load();
      // The keys as the build holds them: a second copy of the module would be another key.
      const { refusal, reportFailure, requestServices } = build.entry
        .module as unknown as typeof RequestContext;
      const context = new RouterContextProvider();
      context.set(requestServices, { desk, address: incoming.address, secure: incoming.secure });
      context.set(reportFailure, (error) => log.error("page.failed", failureFields(error)));
      context.set(refusal, refused);
      return createRequestHandler(build, mode)(request, context);
    },
  };
}
