/**
 * Forms in other encodings than UTF-8. What reads a form afterwards takes it for UTF-8, as the standards of URLs and Fetch do, and
 * would store `�` instead of letters. Browsers send UTF-8 from these pages; old programs, scripts and proxies do not always.
 */
type Bytes = Uint8Array<ArrayBuffer>;

/** Whether these bytes are text in an encoding. Forms are never sent in UTF-16. */
function isIn(encoding: string, bytes: Uint8Array): boolean {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    decoder.decode(bytes);
    return !decoder.encoding.startsWith("utf-16");
  } catch {
    return false;
  }
}

/** The encoding that a form declares; without one, UTF-8 if it can be, else windows-1252, in which all bytes are text. */
const encodingOf = (bytes: Uint8Array, declared = "utf-8"): string =>
  [declared.trim(), "utf-8"].find((encoding) => isIn(encoding, bytes)) ?? "windows-1252";

const isUtf8 = (encoding: string): boolean => new TextDecoder(encoding).encoding === "utf-8";

/** Bytes as characters, so that they can be taken apart as text is. */
const charactersOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const bytesOf = (characters: string): Uint8Array => Buffer.from(characters, "latin1");

const charset = /;\s*charset\s*=\s*"?([^";,\s]+)/i;

/**
 * In `multipart/form-data`: the field `_charset_`, which browsers fill in, or the encoding of a part. What follows the name is
 * searched for a few lines only: to the end of a form that repeats it, that would take seconds.
 */
const partCharset =
  /name="?_charset_"?[^\r\n]{0,80}\r\n(?:[^\r\n]{1,80}\r\n){0,3}\r\n([^\r\n]+)|^Content-Type:[^\r\n]*;\s*charset\s*=\s*"?([^";,\s]+)/im;

function multipartInUtf8(body: Bytes, declared: string | undefined): Bytes {
  const [, field, part] = partCharset.exec(charactersOf(body)) ?? [];
  const encoding = encodingOf(body, declared ?? field ?? part);
  return isUtf8(encoding) ? body : new TextEncoder().encode(new TextDecoder(encoding).decode(body));
}

const percentDecoded = (text: string): Uint8Array =>
  bytesOf(
    text
      .replaceAll("+", " ")
      .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

function urlencodedInUtf8(body: Bytes, declared: string | undefined): Bytes {
  const characters = charactersOf(body);
  const [, field = ""] = /(?:^|&)_charset_=([^&]+)/.exec(characters) ?? [];
  const named = declared ?? (charactersOf(percentDecoded(field)) || undefined);
  const encoding = encodingOf(percentDecoded(characters), named);
  if (isUtf8(encoding)) return body;
  const decoder = new TextDecoder(encoding);
  const pieces = characters
    .split(/([&=])/)
    .map((piece) =>
      piece === "&" || piece === "=" ? piece : encodeURIComponent(decoder.decode(percentDecoded(piece))),
    );
  return new TextEncoder().encode(pieces.join(""));
}

/** The body of a form in UTF-8. `contentType`: the request's. */
export function formInUtf8(body: Bytes, contentType: string): Bytes {
  const declared = charset.exec(contentType)?.[1];
  return /^\s*multipart\//i.test(contentType)
    ? multipartInUtf8(body, declared)
    : urlencodedInUtf8(body, declared);
}
