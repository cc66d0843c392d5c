/** Finds the texts that mail clients and PDF viewers turn into links. */
import fc from "fast-check";
import { LinkifyIt } from "linkify-it";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

// With all its heuristics: hosts without a scheme, IP addresses, e-mail addresses, any top-level domain of two letters.
const linkifier = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, urlAuth: true });
linkifier.tlds(["example", "test", "onion", "local", "lan", "app", "shop", "онлайн"], true);
// Other schemes that some clients support.
for (const scheme of ["tel:", "sms:", "skype:", "file:", "javascript:", "callto:", "geo:"])
  linkifier.add(scheme, { validate: (text, at) => /^\S*/.exec(text.slice(at))?.[0].length ?? 0 });

/**
 * Stricter than any client: a host (two labels and a dot, in each Unicode form), a scheme, an address, a network share. An
 * at-sign in brackets, and slashes before a closing one, belong to no address.
 * Single letters with a dot between them count as initials, and numbers need three dots.
 */
const coarse = [
  /[\p{L}\p{N}_-][.\u2024\u3002\uFE52\uFF0E\uFF61]+[\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]/u,
  /[\p{L}\p{N}_-]{2}[.\u2024\u3002\uFE52\uFF0E\uFF61][\p{L}_-]/u,
  /\d+\.\d+\.\d+\.\d/,
  // From the last letter: a search for the first one takes seconds in a long word.
  /\p{L}[\p{N}+.-]*[:\uFF1A]\S/u,
  /[^\s[][@\uFF20\uFE6B]\S|\S[@\uFF20\uFE6B][^\s\]]/u,
  /[/\\]{2,}(?![/\\\]])/,
  /\p{L}\.\p{L}[/:?#]/u,
];

/** Each part of a text that some client would turn into a link. */
export function linksIn(text: string): readonly string[] {
  const found = linkifier.match(text)?.map(({ raw }) => raw) ?? [];
  return [...found, ...coarse.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])];
}

const { name, legalName, origin, emails } = identity;
const own = [...Object.values(emails), new URL(origin).host, legalName, name, legal.mediator?.site ?? []]
  .flat()
  // A long one may be divided over two lines.
  .map((text) => {
    const characters = [...text].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
    return new RegExp(characters.join("\\n?"), "gu");
  });

/** A text without the agency's own name and addresses. */
export function withoutAgencyDetails(text: string): string {
  return own.reduce((rest, pattern) => rest.replace(pattern, ""), text);
}

/** Texts that clients turn into links, or that are similar to those. */
export const linkLike = [
  ...["t.me/x", "x.com/a", "1.1.1.1/p", "1.1.1.1", "g.co", "bit.ly/2x", "evil.example", "www.evil.example"],
  ...["https://evil.example/win", "HTTP://EVIL.EXAMPLE", "http://awww.aa", "//evil.example", "//localhost/x"],
  ...[
    "http://localhost:8080/x",
    "http://[::1]/x",
    "ftp.evil.example",
    "ftp://evil.example",
    "file:///etc/passwd",
  ],
  ...[
    "\\\\server\\share",
    "mailto:a@b.example",
    "a@b.example",
    "a@b.co",
    "tel:+33899123456",
    "sms:0899123456",
  ],
  ...["skype:evil?call", "javascript:alert(1)", "evil\u3002example/x", "evil\uFF0Ecom", "evil\uFF61com/x"],
  ...["evil\u2024com", "a\uFF20b.example", "https\uFF1A//evil.com", "evil.\u200Bcom", "evil\u2060.com"],
  ...[
    "evil\u00AD.com",
    "e\u200Dvil.c\u200Com",
    "evil.\uFE0Fcom",
    "xn--e1afmkfd.xn--p1ai",
    "пример.рф",
    "例え.中国",
  ],
  ...[
    "evil..com",
    "evil.com.",
    "(evil.com)",
    "<evil.com>",
    "a.b.com",
    "A.b.COM/x",
    "evil.com:80/x",
    "Dr.Evil.com",
  ],
  ...[
    "evil.\u00A0com",
    "evil.\u3000com",
    "evil.\ncom",
    "http:\u200B//evil.com",
    "user:pass@evil.com",
    "x.y/z",
  ],
  ...["www.evil.com@b.example", "a.b@c.d", "evil.com#x", "evil.com?q", "1.1.1.1:80/p", "08.99.12.34.56/p"],
];

/** Such texts, alone or with others around them. */
export const linkLikeText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...linkLike) },
      fc.webUrl(),
      fc.emailAddress(),
      fc.ipV4(),
      fc.domain(),
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(..."./:@\\", " ", "a", "B", "1", "\u200B", "\u202E", "\u200D"),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(""));
