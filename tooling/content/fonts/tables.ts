/**
 * The tables of a font file. Some are written again before a font is cut; the checksums of its directory are not, because
 * HarfBuzz, which cuts it, writes a new directory.
 */

type TableEntry = { readonly tag: string; readonly start: number; readonly length: number };

const directoryStart = 12;
const entryLength = 16;

function tableEntries(file: Buffer): readonly TableEntry[] {
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const at = directoryStart + index * entryLength;
    return {
      tag: file.toString("latin1", at, at + 4),
      start: file.readUInt32BE(at + 8),
      length: file.readUInt32BE(at + 12),
    };
  });
}

export function tableOf(file: Buffer, tag: string): Buffer | undefined {
  const place = tableEntries(file).find((other) => other.tag === tag);
  return place && Buffer.from(file.subarray(place.start, place.start + place.length));
}

/** The font with other tables in the place of its own. */
export function withTables(file: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.from(file.subarray(0, directoryStart));
  const places = tableEntries(file);
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  let start = directoryStart + places.length * entryLength;
  for (const place of places) {
    const body = tables.get(place.tag) ?? file.subarray(place.start, place.start + place.length);
    const entry = Buffer.alloc(entryLength);
    entry.write(place.tag, 0, "latin1");
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(body.length, 12);
    entries.push(entry);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    start += padded.length;
  }
  return Buffer.concat([head, ...entries, ...bodies]);
}

const uint16s = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, index * 2);
  return bytes;
};

/** The table `cmap`: the glyph of each character. In format 4, which maps Unicode's first 65,536 characters and no others. */
export function characterTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  const codes = [...glyphs.keys()].filter((code) => code < 0xffff).sort((a, b) => a - b);
  for (const code of codes) {
    const delta = (glyphs.get(code) ?? 0) - code;
    const before = segments.at(-1);
    if (before?.last === code - 1 && before.delta === delta) before.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  // The format ends with it.
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const body = uint16s([
    ...[4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]);
  const start = 20;
  // For Unicode and for Windows.
  return Buffer.concat([uint16s([0, 2, 0, 3, 0, start, 3, 1, 0, start]), body]);
}

/** The table `name`, by the numbers of the names. */
export function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const texts = [...names].map(([id, text]) => [id, Buffer.from(text, "utf16le").swap16()] as const);
  let start = 0;
  const records = texts.map(([id, text]) => {
    const record = uint16s([3, 1, 0x409, id, text.length, start]);
    start += text.length;
    return record;
  });
  return Buffer.concat([
    uint16s([0, texts.length, 6 + 12 * texts.length]),
    ...records,
    ...texts.map(([, text]) => text),
  ]);
}
