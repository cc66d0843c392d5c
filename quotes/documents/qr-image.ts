import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Pixels of a module: large enough for a phone that reads a screen. */
const scale = 8;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A QR code as a PNG, black on white with its quiet zone: mail clients show no SVG. */
export function qrImage(text: string): Uint8Array {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const width = size * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // A bit depth of 8, in greys.
  header[8] = 8;
  const rows = data.flatMap((row) => {
    // Each row begins with its filter: none.
    const pixels = Buffer.concat([
      Buffer.from([0]),
      ...row.map((dark) => Buffer.alloc(scale, dark ? 0 : 255)),
    ]);
    return Array.from({ length: scale }, () => pixels);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", new Uint8Array()),
  ]);
}
