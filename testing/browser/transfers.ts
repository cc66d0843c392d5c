/** Counts the bytes that a page transfers, by kind of response, as the browser measures them. */
import type { Page } from "@playwright/test";

export const kinds = ["html", "css", "script", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

export type Transfer = {
  readonly path: string;
  readonly kind: Kind;
  /** The body as transferred, compressed. */
  readonly body: number;
  /** The body with its headers, as in HTTP/1.1. */
  readonly wire: number;
};

const kindOf = (resourceType: string): Kind =>
  (({ Document: "html", Stylesheet: "css", Script: "script", Font: "font", Image: "image" }) as const)[
    resourceType
  ] ?? "other";

export type Recorder = {
  readonly transfers: readonly Transfer[];
  /** The bytes of the bodies of one kind so far. */
  bodies(kind: Kind): number;
  /** All bytes so far, with headers. */
  wire(): number;
};

/** Records what a page of a fresh context receives from now on. */
export async function recordTransfers(page: Page): Promise<Recorder> {
  const transfers: Transfer[] = [];
  const under = new Map<string, { path: string; kind: Kind; headers: number }>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    under.set(requestId, { path: pathname, kind: kindOf(type), headers: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = under.get(requestId);
    if (answer === undefined) return;
    const { headers, ...rest } = answer;
    transfers.push({ ...rest, body: encodedDataLength - headers, wire: encodedDataLength });
  });
  await session.send("Network.enable");
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    transfers,
    bodies: (kind) => sum(transfers.filter((each) => each.kind === kind).map(({ body }) => body)),
    wire: () => sum(transfers.map(({ wire }) => wire)),
  };
}
