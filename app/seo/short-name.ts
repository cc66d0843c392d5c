/** As many characters as phones show below an icon. */
const shown = 12;

/** The first words of the agency's name that are shown whole below its icon. They end with no sign, nor with a small word as « de ». */
export function shortName(name: string): string {
  if (name.length <= shown) return name;
  const words = new RegExp(`^.{1,${shown}}(?=\\s)`).exec(name)?.[0] ?? name.slice(0, shown);
  return words.replace(/(?:\s+(?:\p{Ll}{1,3}|[^\p{L}\p{N}]+))+$/u, "");
}
