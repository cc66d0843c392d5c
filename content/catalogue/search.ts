import type { Catalogue } from "#app/domain/catalogue.ts";

/**
 * Words that say nothing of what a visitor looks for. The search of options ignores them, unless nothing else was typed. The
 * words that find an option are its `searchWords`.
 */
export const ignoredWords: Catalogue["ignoredWords"] = {
  "fr-fr":
    "a, ai, au, aux, avec, avoir, besoin, d, dans, de, des, du, en, et, faire, il, internet, j, je, l, la, le, les, ma, me, mes, mettre, mon, nos, notre, option, ou, par, pour, qui, site, sur, un, une, veut, veux, voudrais, vos, votre, web",
  "en-en":
    "a, add, an, and, at, by, for, have, i, in, it, like, my, need, of, on, option, or, our, site, that, the, to, want, web, website, with, would, you, your",
};
