import { expect, test } from "vitest";
import { finds } from "./search.ts";

test.each([
  ["", true],
  ["  ", true],
  ["securite", true],
  ["SÉCURITÉ", true],
  ["maintenance sécu", true],
  ["l’équipe", true],
  ["l'équipe", true],
  ["(maintenance)", true],
  ["boutique", false],
  ["maintenance boutique", false],
])("searching for %j finds %j", (search, found) => {
  expect(finds(search, "Maintenance Gold", "Sécurité, et l’équipe à portée de main.")).toBe(found);
});
