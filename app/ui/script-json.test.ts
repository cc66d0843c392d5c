import fc from "fast-check";
import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("no text closes the script that it is in, and all of it can be read", () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom("</script>", "<!--<script>", "<", "\u2028"));
  fc.assert(
    fc.property(fc.dictionary(nasty, nasty), (value) => {
      expect(scriptJson(value)).not.toContain("<");
      expect(JSON.parse(scriptJson(value))).toEqual({ ...value });
    }),
  );
});
