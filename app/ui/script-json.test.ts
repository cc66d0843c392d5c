import fc from "fast-check";
import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("no text closes the script that it is in, and all of it can be read", () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom("</script>", "<!--<script>", "<", "\u2028"));
  fc.assert(
    // Keys of one sign: Node 24.21 reads {"x":1,"\\u003c":1} as {"x":1,"\\":1} once it has read the latter.
    fc.property(
      fc.dictionary(
        nasty.map((text) => `key ${text}`),
        nasty,
      ),
      (value) => {
        expect(scriptJson(value)).not.toContain("<");
        expect(JSON.parse(scriptJson(value))).toEqual({ ...value });
      },
    ),
  );
});
