import type { RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { Log } from "#quotes/platform.ts";
import type { Environment } from "#server/environment.ts";
import { noStore } from "./cache-control.ts";
import { isHost } from "./incoming.ts";
import { filePolicy, securityHeaders } from "./security-headers.ts";

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

type ListenerOptions = {
  readonly environment: Environment;
  readonly log: Log;
  /** False if other code in the process needs the platform's own `Request`. */
  readonly overrideGlobalObjects?: boolean;
};

/**
 * Node's request listener in front of the app. It refuses malformed requests (no valid `Host`, two of them, an invalid
 * address) with 400 and a log line without any of their content. HTTP/1.0 has no `Host`: some health checks use it.
 */
export function createListener(
  fetch: Fetch,
  { environment, log, overrideGlobalObjects = true }: ListenerOptions,
): RequestListener {
  const headers = new Map(securityHeaders(environment))
    .set("Content-Security-Policy", filePolicy)
    .set("Content-Type", "text/plain; charset=utf-8")
    .set("Cache-Control", noStore);
  const badRequest = (refused: string): readonly [string, ResponseInit] => {
    log.info("request", { page: "unknown", status: 400, ms: 0, refused });
    return ["Bad Request", { status: 400, headers: [...headers] }];
  };
  const respondBadRequest = (response: ServerResponse, refused: string) => {
    const [text] = badRequest(refused);
    // The following requests of this connection cannot be trusted either.
    response.writeHead(400, { ...Object.fromEntries(headers), Connection: "close" }).end(text);
  };

  const listener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    hostname: new URL(environment.siteUrl).host,
    overrideGlobalObjects,
    // What is left of a body is read by `serve`: here it would get half a second, too little for a slow phone.
    autoCleanupIncoming: false,
    errorHandler(error) {
      if (!(error instanceof RequestError)) throw error;
      return new Response(...badRequest("address"));
    },
  });

  return (request, response) => {
    const hosts = request.headersDistinct.host ?? [];
    const [host] = hosts;
    const missing = host === undefined && request.httpVersion !== "1.0";
    if (missing || hosts.length > 1 || (host !== undefined && !isHost(host)))
      return respondBadRequest(response, "host");
    return listener(request, response);
  };
}
