/** The data of an SVG path, as strictly as all that draw it need: browsers skip what they cannot read, a PDF fails. */

/** Numbers of each command. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Far beyond any drawing: what is computed of such numbers stays finite. */
const largest = 100_000;
/** Arcs are divided by their radii and by the distance of their ends. */
const smallest = 1e-6;

const between = String.raw`[ \t\r\n]*,?[ \t\r\n]*`;
const unsigned = String.raw`\d*\.?\d+(?:[eE][-+]?\d+)?`;
const patterns = {
  command: /[ \t\r\n]*([a-zA-Z])[ \t\r\n]*(?!,)/y,
  number: new RegExp(`${between}([-+]?${unsigned})`, "y"),
  radius: new RegExp(`${between}(${unsigned})`, "y"),
  flag: new RegExp(`${between}([01])`, "y"),
  more: /[ \t\r\n]*(?=[-+.,\d])/y,
};

const patternOf = (kind: string, index: number): RegExp => {
  if (kind !== "a" || index === 2 || index > 4) return patterns.number;
  return index < 2 ? patterns.radius : patterns.flag;
};

/** Where it cannot be read or drawn; null if it can. */
export function pathDataError(given: string): number | null {
  const data = given.trimEnd();
  let at = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (found === null) return null;
    at = pattern.lastIndex;
    return found[1] ?? "";
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  while (at < data.length || at === 0) {
    const begin = at;
    const command = read(patterns.command);
    const kind = command?.toLowerCase() ?? "";
    const count = counts[kind];
    if (count === undefined || (begin === 0 && kind !== "m")) return begin;
    do {
      const numbers: number[] = [];
      while (numbers.length < count) {
        const from = at;
        const text = read(patternOf(kind, numbers.length));
        if (text === null || Math.abs(Number(text)) > largest) return from;
        numbers.push(Number(text));
      }
      const [left, top] = command === kind ? [x, y] : [0, 0];
      const [first = 0, second = 0] = numbers;
      const [fromX, fromY] = [x, y];
      if (kind === "z") [x, y] = [startX, startY];
      else {
        if (kind !== "v") x = left + (kind === "h" ? first : (numbers.at(-2) ?? 0));
        if (kind !== "h") y = top + (numbers.at(-1) ?? 0);
      }
      if (kind === "m") [startX, startY] = [x, y];
      if (kind === "a" && Math.min(first, second, Math.hypot(x - fromX, y - fromY)) < smallest) return begin;
    } while (count > 0 && read(patterns.more) !== null);
  }
  return null;
}
