/** A proxy in front of a server, whose connections end when certain files are asked for, as a phone's do without a network. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type CutFiles = {
  readonly origin: string;
  /** From now on, ends every connection that asks for a path that fits; null: none any more. */
  cut(paths: RegExp | null): void;
  close(): void;
};

/** A video from the second 24 on: all of a small one would be loaded at once. */
export const laterSegments = /-0[4-9]\.m4s$/;

/** Listens on a free port of 127.0.0.1, in front of the server with this origin there. */
export async function openCutFiles(site: string): Promise<CutFiles> {
  const { port } = new URL(site);
  let paths: RegExp | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming;
    if (paths?.test(path ?? "")) {
      incoming.socket.destroy();
      return;
    }
    const asked = request({ host: "127.0.0.1", port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(wanted) {
      paths = wanted;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
