/** The team of the answers in the draft, person by person: each keeps what the owner has written of them, wherever they stand. */
import type { Team } from "#app/content/schemas/people.ts";
import { changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { mergeYaml } from "../draft/differences.ts";

type Colleague = Team["colleagues"][number];
type Texts = Parameters<typeof mergeYaml>[1];

/** Two people may have the same name. */
function byName(text: string): Readonly<Record<string, Colleague>> {
  const colleagues = (valueAt(parseYaml(text), ["colleagues"]) ?? []) as readonly Colleague[];
  const earlier = (index: number, name: string) =>
    colleagues.slice(0, index).filter((one) => one.name === name).length;
  return Object.fromEntries(colleagues.map((one, index) => [`${one.name} ${earlier(index, one.name)}`, one]));
}

/** The text of team.yaml with the changes of both. `mine`: of the answers, whose order counts. */
export function mergeTeam(file: string, texts: Texts): string {
  const [base, mine, theirs] = [byName(texts.base), byName(texts.mine), byName(texts.theirs)];
  const asTexts = { base: JSON.stringify(base), mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) };
  const merged = parseYaml(mergeYaml(file, asTexts).text) as typeof mine;
  const names = new Set([...Object.keys(mine), ...Object.keys(merged)]);
  const colleagues = [...names].flatMap((name) => merged[name] ?? []);
  return changeYaml(mergeYaml(file, texts).text, [{ path: ["colleagues"], value: colleagues }]);
}
