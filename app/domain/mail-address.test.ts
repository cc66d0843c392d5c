import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";
import { parseAddress } from "./mail-address.ts";

test("a plain address parses to itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      if (isEmailAddress(text)) expect(parseAddress(text)).toEqual({ name: "", address: text });
    }),
  );
});
