import { expect, test } from "vitest";
import { withPlace } from "./french.ts";

test.each([
  ["Le Gosier", "au Gosier", "du Gosier"],
  ["Le Lamentin", "au Lamentin", "du Lamentin"],
  ["le Mans", "au Mans", "du Mans"],
  ["Les Abymes", "aux Abymes", "des Abymes"],
  ["Les Trois-Îlets", "aux Trois-Îlets", "des Trois-Îlets"],
  ["La Rochelle", "à La Rochelle", "de La Rochelle"],
  ["L'Étang-Salé", "à L'Étang-Salé", "de L'Étang-Salé"],
  ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
  ["Orléans", "à Orléans", "d'Orléans"],
  ["Évreux", "à Évreux", "d'Évreux"],
  ["Œuilly", "à Œuilly", "d'Œuilly"],
  ["Hyères", "à Hyères", "d'Hyères"],
  ["Haguenau", "à Haguenau", "de Haguenau"],
  ["Houilles", "à Houilles", "de Houilles"],
  ["Yvetot", "à Yvetot", "d'Yvetot"],
  ["Yaoundé", "à Yaoundé", "de Yaoundé"],
  ["Lesparre-Médoc", "à Lesparre-Médoc", "de Lesparre-Médoc"],
  ["Levallois-Perret", "à Levallois-Perret", "de Levallois-Perret"],
  ["Fort-de-France", "à Fort-de-France", "de Fort-de-France"],
])("in and of %s: %s, %s", (town, inTown, ofTown) => {
  expect([withPlace("à", town), withPlace("de", town)]).toEqual([inTown, ofTown]);
});
