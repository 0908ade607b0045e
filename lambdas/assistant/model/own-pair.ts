import type { KnownModel } from '#contracts/catalog/known-models.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { foldedWords } from './folded-words.ts';

/** A pair that a user has: its model, or the line of a maker that has no other. */
export interface OwnPair {
  model?: string;
  line?: string;
}
export type PairIn = (text: string, index: PassageIndex) => OwnPair | undefined;

/** Prefixes of Hebrew, plurals, and Russian cases. */
const prefix = '(?:ו?[שהבלכמ]{0,2})?';
const endings = '(?:s|ים|ס|а|у|ом|е|и|ы|ов|ах|ам|ами)?';
const nameOf = (text: string): string => foldedWords(text).trim();
/** Folded names: letters, digits and spaces alone. */
const named = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${prefix}(?:${names.join('|')})${endings}(?![\\p{L}\\p{N}])`, 'u');

interface Maker {
  pattern: RegExp;
  models: { id: string; names: { length: number; pattern: RegExp }[] }[];
  /** Of all its shoes for pointe, where they are one. */
  line: string | undefined;
}

const makersOf = (models: readonly KnownModel[], namesOf: ReadonlyMap<string, readonly string[]>): Maker[] =>
  [...namesOf].map(([id, names]): Maker => {
    const own = names.map(nameOf).filter(Boolean);
    const ofMaker = models.filter(({ brandId, isPrePointe }) => brandId === id && !isPrePointe);
    const lines = new Set(ofMaker.map(({ line }) => line));
    return {
      pattern: named(own),
      // "2007 (Grishko)", "Entrada / Entrada Pro": each part is a name.
      models: ofMaker.map(({ id: model, name }) => ({
        id: model,
        names: name
          .split(/[()/]/)
          .map(nameOf)
          .filter((part) => part !== '' && !own.includes(part))
          .map((part) => ({ length: part.length, pattern: named([part]) })),
      })),
      line: lines.size === 1 ? [...lines][0] : undefined,
    };
  });

/** The models that a text names together with their maker, by any of its names; of "Super Triumph" not the Triumph. */
const besideMaker = (words: string, makers: readonly Maker[]): string[] =>
  makers.flatMap(({ models }) => {
    const found = models.flatMap(({ id, names }) =>
      names.filter(({ pattern }) => pattern.test(words)).map(({ length }) => ({ id, length })),
    );
    const longest = Math.max(...found.map(({ length }) => length));
    return [...new Set(found.filter(({ length }) => length === longest).map(({ id }) => id))];
  });

/** Finds the one pair that a text names; of several, the owners are unknown. */
export const pairReader = (models: readonly KnownModel[], namesOf: ReadonlyMap<string, readonly string[]>): PairIn => {
  const all = makersOf(models, namesOf);
  const ids = new Set(models.map(({ id }) => id));
  return (text, index) => {
    const words = foldedWords(text);
    const makers = all.filter(({ pattern }) => pattern.test(words));
    const beside = besideMaker(words, makers);
    const known = index.subjectsIn(text).filter((id) => ids.has(id));
    const [model, another] =
      beside.length === 1 && beside.every((id) => known.length === 0 || known.includes(id)) ? beside : known;
    if (model !== undefined) return another === undefined ? { model } : undefined;
    const [maker, other] = makers;
    return maker?.line !== undefined && other === undefined ? { line: maker.line } : undefined;
  };
};
