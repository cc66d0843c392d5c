import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { LeadDesk } from "#app/forms/lead-desk.ts";
import type * as RequestContext from "#app/request-context.ts";

/** Renders a page for one request. `refused`: a status to show the error page of, instead of the page. */
export type LivePages = {
  render(
    request: Request,
    options: { readonly address: string; readonly refused: number | null },
  ): Promise<Response>;
};

/** `load` is called for each request, so that in development a changed page is a changed answer. */
export function createLivePages(load: () => Promise<ServerBuild>, desk: LeadDesk, mode: string): LivePages {
  return {
    async render(request, { address, refused }) {
      const build = await load();
      // The keys as the build holds them: a second copy of the module would be another key.
      const { refusal, requestServices } = build.entry.module as unknown as typeof RequestContext;
      const context = new RouterContextProvider();
      context.set(requestServices, { desk, address });
      context.set(refusal, refused);
      return createRequestHandler(build, mode)(request, context);
    },
  };
}
