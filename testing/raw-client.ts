/** A client that sends any bytes, valid HTTP or not. */
import { connect, type Socket } from "node:net";

export type RawAnswer = {
  /** Null if no valid response was received. */
  readonly status: number | null;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** The first response in the received text. */
function readAnswer(received: string): RawAnswer {
  const [head = "", ...rest] = received.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, "").split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1];
  const headers = fields.map((field) => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
  });
  return {
    status: status === undefined ? null : Number(status),
    headers: new Map(headers),
    body: rest.join("\r\n\r\n"),
  };
}

/** Sends these bytes in pieces, ends its side of the connection, and reads until the server closes it. */
export function sendBytes(port: number, pieces: readonly Uint8Array[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const received: Buffer[] = [];
    const hanging = setTimeout(() => {
      socket.destroy();
      reject(new Error("The server neither responds nor closes the connection"));
    }, 20_000);
    socket.on("data", (data) => received.push(data));
    // The server may close the connection before it has read everything.
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.on("close", () => {
      clearTimeout(hanging);
      resolve(readAnswer(Buffer.concat(received).toString("utf8")));
    });
    for (const piece of pieces) socket.write(piece);
    socket.end();
  });
}

/**
 * Sends the beginning of a request, and nothing more. Returns the first response, and how long after the last byte the
 * server closed the connection, in milliseconds.
 */
export function sendPartialRequest(socket: Socket, bytes: string) {
  return new Promise<{ readonly answer: RawAnswer; readonly heldMs: number }>((resolve) => {
    const received: Buffer[] = [];
    let sentAt = performance.now();
    socket.on("data", (data) => received.push(data));
    socket.on("error", () => {});
    socket.on("close", () => {
      const answer = readAnswer(Buffer.concat(received).toString("utf8"));
      resolve({ answer, heldMs: performance.now() - sentAt });
    });
    socket.write(bytes, () => {
      sentAt = performance.now();
    });
  });
}

/** Opens a connection, sends the bytes, and then one more byte at intervals without end. */
export function openDripping(port: number, bytes: string): { readonly socket: Socket; end(): void } {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  const drip = setInterval(() => socket.write("x"), 200);
  return {
    socket,
    end() {
      clearInterval(drip);
      socket.destroy();
    },
  };
}
