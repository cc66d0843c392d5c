import fc from "fast-check";
import { expect, test } from "vitest";
import { maxPaymentLinkLength, paymentLink } from "./payment-link.ts";

test.each([
  ["https://pay.example/abc", "https://pay.example/abc", "pay.example"],
  ["HTTPS://Pay.Example", "https://pay.example/", "pay.example"],
  ["https://pay.example:8443/a?b=c#d", "https://pay.example:8443/a?b=c#d", "pay.example:8443"],
  ["https://épargne.example/", "https://xn--pargne-9ua.example/", "xn--pargne-9ua.example"],
])("%s is a link to a payment", (entered, href, host) => {
  expect(paymentLink(entered)).toEqual({ href, host });
});

test.each([
  ...[
    "",
    "pay.example",
    "//pay.example",
    "/pay",
    "http://pay.example/",
    "javascript:alert(1)",
    "data:text/html,x",
  ],
  ...["https://user:secret@pay.example/", "https://bank.example@evil.example/", "https://pay.example/@home"],
  ...["https://localhost/", "https://127.0.0.1/", "https://2130706433/", "https://[::1]/", "https://pay"],
  ...[
    "https://pay.example/a b",
    "https://pay.example/\u0000",
    "https://pay.example/\n",
    "https://pay.\u202Eexample/",
  ],
  ...["https:\\\\pay.example", "https://", `https://pay.example/${"x".repeat(maxPaymentLinkLength)}`],
  `https://pay.example/${"é".repeat(maxPaymentLinkLength - 30)}`,
])("%j is none", (entered) => {
  expect(paymentLink(entered)).toBeNull();
});

test("whatever is typed: nothing, or an address with https that is read again as the same", () => {
  const entered = fc.oneof(fc.webUrl({ validSchemes: ["https", "http"] }), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(entered, (text) => {
      const link = paymentLink(text);
      if (link === null) return;
      expect(link.href).toMatch(/^https:\/\/[^@\s"<>\\]+$/);
      expect(paymentLink(link.href)).toEqual(link);
    }),
  );
});
