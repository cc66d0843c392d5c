import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Incoming } from "./incoming.ts";

/** `refused`: why a request was refused, for its line in the log. */
type Variables = { incoming: Incoming; refused: string };

export type HttpEnv = { Bindings: HttpBindings; Variables: Variables };
export type HttpContext = Context<HttpEnv>;

export const isReading = (method: string): boolean => method === "GET" || method === "HEAD";
