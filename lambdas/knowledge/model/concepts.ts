import type { Language } from '#contracts/text/language.ts';
import en from './concepts/en.json' with { type: 'json' };
import es from './concepts/es.json' with { type: 'json' };
import fr from './concepts/fr.json' with { type: 'json' };
import he from './concepts/he.json' with { type: 'json' };
import ru from './concepts/ru.json' with { type: 'json' };
import { withoutFinalLetters, wordsWithin } from './hebrew-forms.ts';
import { wordsOf } from './word-forms.ts';

/** Words of one meaning share a concept: `soggy`, `damp` and `dry` speak of drying. A star stands after a beginning of words. */
const tables: Record<Language, Readonly<Record<string, string>>> = { he, en, ru, fr, es };

interface Table {
  whole: ReadonlyMap<string, readonly string[]>;
  /** By their beginnings, and the lengths that these have. */
  begun: ReadonlyMap<string, readonly string[]>;
  lengths: readonly number[];
}

const add = (map: Map<string, string[]>, key: string, concept: string): void => {
  map.set(key, [...(map.get(key) ?? []), concept]);
};

const tableOf = (language: Language): Table => {
  const [whole, begun] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [concept, text] of Object.entries(tables[language])) {
    for (const entry of text.split(' ')) {
      for (const word of wordsOf(entry)) add(entry.endsWith('*') ? begun : whole, withoutFinalLetters(word), concept);
    }
  }
  return { whole, begun, lengths: [...new Set([...begun.keys()].map(({ length }) => length))] };
};
const read = new Map<Language, Table>();
const tableFor = (language: Language): Table => {
  const table = read.get(language) ?? tableOf(language);
  read.set(language, table);
  return table;
};

/** Of what a folded word speaks, in a language; most words speak of nothing in the tables. */
export const conceptsOf = (word: string, language: Language): string[] => {
  const { whole, begun, lengths } = tableFor(language);
  // Hebrew writes small words before a word.
  const words = language === 'he' ? wordsWithin(word).map(withoutFinalLetters) : [word];
  const found = words.flatMap((one) => [
    ...(whole.get(one) ?? []),
    ...lengths.flatMap((length) => (one.length >= length ? (begun.get(one.slice(0, length)) ?? []) : [])),
  ]);
  return [...new Set(found)];
};
