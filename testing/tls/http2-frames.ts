/** HTTP/2 as frames: sends what no client library does. For nginx alone, whose answers are not decompressed. */
import { once } from "node:events";
import { connect } from "node:tls";

/** Names and values in their order, pseudo headers included. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** HPACK: an integer of 7 bits, and a text without compression. */
function textOf(text: string): Buffer {
  const bytes = Buffer.from(text, "latin1");
  if (bytes.length < 127) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const length = [127];
  let rest = bytes.length - 127;
  for (; rest >= 128; rest = Math.floor(rest / 128)) length.push((rest % 128) + 128);
  return Buffer.concat([Buffer.from([...length, rest]), bytes]);
}

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const endStream = 1;
const endHeaders = 4;

export const headersFrame = (stream: number, fields: Fields, last: boolean): Buffer =>
  frame(
    1,
    last ? endHeaders | endStream : endHeaders,
    stream,
    // Each a literal with a name of its own.
    Buffer.concat(fields.flatMap(([name, value]) => [Buffer.from([0]), textOf(name), textOf(value)])),
  );

export const dataFrame = (stream: number, body: string): Buffer =>
  frame(0, endStream, stream, Buffer.from(body, "latin1"));

/** With the code CANCEL. */
export const resetFrame = (stream: number): Buffer => frame(3, 0, stream, Buffer.from([0, 0, 0, 8]));

const opening = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  frame(4, 0, 0, Buffer.alloc(0)),
]);

/** Opens a connection to a proxy on this machine. */
export async function openFrames(port: number, host: string) {
  const socket = connect({
    host: "127.0.0.1",
    port,
    servername: host,
    ALPNProtocols: ["h2"],
    rejectUnauthorized: false,
  });
  let received = Buffer.alloc(0);
  const ended = Promise.withResolvers<void>();
  socket.on("error", () => {});
  socket.on("close", ended.resolve);
  socket.on("data", (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let size = 0; received.length >= 9; received = received.subarray(size)) {
      size = 9 + received.readUIntBE(0, 3);
      if (received.length < size) return;
      const [type, flags] = [received[3], received[4] ?? 0];
      // A stream that was reset, the end of the connection, or the last frame of an answer.
      if (type === 3 || type === 7 || (type !== undefined && type < 2 && (flags & endStream) > 0))
        ended.resolve();
    }
  });
  await once(socket, "secureConnect");
  socket.write(opening);
  return { socket, ended: ended.promise };
}
