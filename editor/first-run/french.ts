/** How French says “in” and “of” with the name of a place: `au Gosier`, `des Abymes`, `d'Orléans`. */

const contracted = { à: { le: "au", les: "aux" }, de: { le: "du", les: "des" } } as const;
type Word = keyof typeof contracted;

/** Whether `de` loses its vowel before a name. An `h` is silent but in most names of the north and the east: de Hambourg, de Houilles. */
const startsWithVowel = (name: string): boolean =>
  /^(?:[aeiouàâäéèêëîïôöûüœæ]|h(?!a[^ï]|ou)|y[^aiou])/iu.test(name);

/** The word before a name. `La` and `L'` stay as they are: à La Rochelle, de L'Étang-Salé. */
export function withPlace(word: Word, name: string): string {
  const [, article, rest] = /^(les?)\s+(\S.*)$/iu.exec(name) ?? [];
  if (article !== undefined) return `${contracted[word][article.toLowerCase() as "le" | "les"]} ${rest}`;
  return word === "de" && startsWithVowel(name) ? `d'${name}` : `${word} ${name}`;
}
