import type { ActionFunctionArgs } from "react-router";
import { boardFiles } from "#quotes/board.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { readLine } from "./posted.server.ts";

/** Nothing is here for whoever only follows links. */
export function loader(): Response {
  return new Response(null, { status: 404 });
}

/** Sends a file of all requests. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const asked = await readLine(request, "file");
  const file = boardFiles.find((known) => known === asked);
  if (file === undefined) return new Response(null, { status: 400 });
  const { boardOperations, ipAddress } = context.get(followUpServices);
  const sent = await boardOperations.file(params.token ?? "", file, ipAddress);
  if (sent === null) return new Response(null, { status: 404 });
  return new Response(sent.body, {
    headers: { "Content-Type": sent.type, "Content-Disposition": `attachment; filename="${sent.name}"` },
  });
}
