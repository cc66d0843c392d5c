import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf } from "#app/site/pages.ts";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { parseEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { createApp } from "./app.ts";
import { formInUtf8 } from "./form-encoding.ts";
import { maxBodyBytes, maxPrivateBodyBytes } from "./post-guard.ts";

/** Every character that an encoding has in one or two bytes, with its bytes; the first of them where it has several. */
function characters(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const found = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if ([...text].length === 1 && !found.has(text)) found.set(text, bytes);
    } catch {
      // No character has these bytes.
    }
  };
  for (let first = 0x20; first < 0x100; first += 1) add([first]);
  if (found.size < 150)
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  return found;
}

type Table = ReadonlyMap<string, readonly number[]>;

const bytesOf = (text: string, table: Table) => [...text].flatMap((letter) => table.get(letter) ?? []);

/** As an old browser writes it: letters and digits as they are, all else as percent and number. */
const escaped = (text: string, table: Table) =>
  bytesOf(text, table)
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      if (letter === " ") return "+";
      return /[A-Za-z\d]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, "0")}`;
    })
    .join("");

type Fields = Readonly<Record<string, string>>;
type Sent = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> };

const urlencoded = (fields: Fields, table: Table, charset = ""): Sent => ({
  type: `application/x-www-form-urlencoded${charset}`,
  body: new TextEncoder().encode(
    Object.entries(fields)
      .map(([name, text]) => `${name}=${escaped(text, table)}`)
      .join("&"),
  ),
});

const multipart = (fields: Fields, table: Table, charset = "", partType = ""): Sent => ({
  type: `multipart/form-data; boundary=xyz${charset}`,
  body: Uint8Array.from([
    ...Object.entries(fields).flatMap(([name, text]) => [
      ...Buffer.from(`--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n${partType}\r\n`),
      ...bytesOf(text, table),
      ...Buffer.from("\r\n"),
    ]),
    ...Buffer.from("--xyz--\r\n"),
  ]),
});

/** What the site reads. */
async function read({ type, body }: Sent): Promise<Fields> {
  const headers = { "Content-Type": type };
  const request = new Request("http://site.example/", {
    method: "POST",
    headers,
    body: formInUtf8(body, type),
  });
  return Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
}

const latin = characters("windows-1252");
const textOf = (table: Table) =>
  fc.array(fc.constantFrom(...table.keys()), { maxLength: 12 }).map((letters) => letters.join(""));
const formOf = (table: Table) => fc.record({ name: textOf(table), message: textOf(table) });

test.each([
  "windows-1252",
  "iso-8859-1",
  "latin1",
  "iso-8859-15",
  "windows-1251",
  "koi8-r",
  "shift_jis",
  "gbk",
  "big5",
])(
  "a form that declares %s, in its header, in _charset_ or in a part, is read letter by letter",
  async (label) => {
    const table = characters(label);
    const withLatin = latinOr(table);
    await fc.assert(
      fc.asyncProperty(formOf(table), async (fields) => {
        const header = `;charset=${label}`;
        const named = { _charset_: label, ...fields };
        const part = `Content-Type: text/plain; charset="${label}"\r\n`;
        for (const sent of [urlencoded(fields, table, header), multipart(fields, table, header)])
          expect(await read(sent)).toEqual(fields);
        for (const sent of [urlencoded(named, withLatin), multipart(named, withLatin)])
          expect(await read(sent)).toMatchObject(fields);
        expect(await read(multipart(fields, table, "", part))).toEqual(fields);
      }),
      { numRuns: 60 },
    );
  },
);

/** The names of encodings are ASCII, which all of these have. */
const latinOr = (table: Table): Table => new Map([...latin, ...table]);

test.each(['name="_charset_"a', "name=_charset_\r\n", "name=_charset_\r\na\r\n"])(
  "to read the largest form that repeats %j does not take a hundred times as long as another one",
  (repeated) => {
    const fastest = (text: string) => {
      const body = new TextEncoder().encode(text.repeat(maxPrivateBodyBytes / text.length));
      const taken = [1, 2, 3].map(() => {
        const started = performance.now();
        formInUtf8(body, "multipart/form-data; boundary=xyz");
        return performance.now() - started;
      });
      return Math.min(...taken);
    };
    expect(fastest(repeated)).toBeLessThan(100 * fastest("other lines\r\n"));
  },
);

test("a form that declares nothing and is no UTF-8 is read as windows-1252", async () => {
  await fc.assert(
    fc.asyncProperty(formOf(latin), async (fields) => {
      const all = { ...fields, city: "Le François, « chez Zoé » – 5 €" };
      for (const sent of [
        urlencoded(all, latin),
        multipart(all, latin),
        urlencoded(all, latin, ";charset=utf-8"),
        urlencoded(all, latin, ";charset=none-such"),
      ])
        expect(await read(sent)).toEqual(all);
    }),
  );
});

test("a form in UTF-8 is not touched, whatever it contains", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
      const body = new TextEncoder().encode(new URLSearchParams({ text }).toString());
      for (const type of [
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=UTF-8",
      ])
        expect(formInUtf8(body, type)).toBe(body);
      const form = new FormData();
      form.set("text", text);
      const request = new Request("http://site.example/", { method: "POST", body: form });
      const type = request.headers.get("Content-Type") ?? "";
      const parts = new Uint8Array(await request.arrayBuffer());
      expect(formInUtf8(parts, type)).toBe(parts);
    }),
  );
});

test("whatever the bytes, a form is text without replaced letters", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ maxLength: 12 }),
      async (bytes, charset) => {
        const body = new Uint8Array([...Buffer.from("name="), ...bytes]);
        const inUtf8 = formInUtf8(body, `application/x-www-form-urlencoded; charset=${charset}`);
        const text = new URLSearchParams(new TextDecoder().decode(inUtf8)).toString();
        expect(text.includes(encodeURIComponent("\uFFFD"))).toBe(false);
      },
    ),
  );
});

test.each([
  ["the contact form", pathOf("contact", "fr-fr")],
  ["a page behind a link", `/q/${"x".repeat(22)}/`],
])("%s of the site is read so, in either form", async (_, path) => {
  const fields = { name: "Zoé Lefèvre", message: "Très bientôt – à 50 €" };
  const { seen, post } = openSite();
  for (const sent of [urlencoded(fields, latin), multipart(fields, latin)]) await post(path, sent);
  expect(seen).toEqual([fields, fields]);
});

/** The site, whose pages are empty, and remember the forms that they get. */
function openSite() {
  const seen: unknown[] = [];
  const app = createApp({
    environment: parseEnvironment({}),
    log: createLog(() => {}),
    renderer: {
      async render(request) {
        if (request.method === "POST") seen.push(Object.fromEntries(await request.formData()));
        return new Response("", { headers: { "Content-Type": "text/html" } });
      },
    },
    links: { open: async () => ({ leadId: "1" }) as never, openBoard: async () => null },
    readiness: async () => "ready",
    count: null,
    pageFiles: new Map(),
    assets: new Map(),
    sampleSites: new Map(),
    publicFiles: new Map(),
    videoFiles: new Map(),
  });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const post = (path: string, { type, body }: Sent) =>
    app.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: "POST",
        headers: { "Content-Type": type },
        body,
      }),
      connection,
    );
  return { seen, post };
}

const link = `/q/${"x".repeat(22)}/`;
const ofBytes = (length: number) => `email=${"x".repeat(length - "email=".length)}`;

test.each([
  ["the largest form of anybody", boardRequestPaths["en-en"], ofBytes(maxBodyBytes), 200],
  [
    "one more byte, where anybody asks for a link",
    boardRequestPaths["en-en"],
    ofBytes(maxBodyBytes + 1),
    413,
  ],
  ["as much behind a link", link, ofBytes(maxBodyBytes + 1), 200],
  ["the names of many forms behind a link", link, "a&".repeat(5000), 413],
  ["their values", link, "=".repeat(5000), 413],
  ["as many names and values as the largest quote", link, "a=b&".repeat(600), 200],
])("%s: %s", async (_, path, text, status) => {
  const { seen, post } = openSite();
  const sent = { type: "application/x-www-form-urlencoded", body: new TextEncoder().encode(text) };
  expect((await post(path, sent)).status).toBe(status);
  expect(seen).toHaveLength(status === 200 ? 1 : 0);
});
