import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["Alizé", "Alizé"],
  ["Anse-Bleue &", "Anse-Bleue &"],
  ["Studio Karukera", "Studio"],
  ["La Belle Agence", "La Belle"],
  ["Les Amis du Web", "Les Amis"],
  ["Sites & de la Mer", "Sites"],
  ["Horizon 2030 Web", "Horizon 2030"],
  ["Développements Durables", "Développemen"],
])("below its icon %s is %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
