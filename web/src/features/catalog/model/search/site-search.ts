import type { Language } from '#contracts/text/language.ts';
import type { Searchable } from './answer.ts';
import { matchOf } from './match.ts';
import { type Catalog, catalogSearch, type SearchResult } from './search.ts';
import type { WordsOf } from './search-words.ts';

/** A result besides brands and shoes: a known model, a post, a term of the glossary. */
export interface SearchEntry {
  /** Its place on the site. */
  path: string;
  /** The name of its kind, for readers. */
  kind: string;
  name: string;
  /** Other names and spellings, in any language. */
  aliases: readonly string[];
  /** A few words on it. */
  text: string;
  /** The names of its maker, first as readers of the language know it. */
  makers?: readonly string[];
  /** That of its name and text, where it is not the page's. */
  language?: Language;
}

/** The data of the search besides the catalogue, in one language. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /** The words of the other languages for the attributes, by the keys of `WordsOf`. */
  words: readonly (readonly [key: string, words: string])[];
}

interface EntryResult {
  type: 'entry';
  item: SearchEntry;
}

export type SiteResult = SearchResult | EntryResult;

/** Where the index of a language is; it is drawn beside the pages. */
export const searchIndexFile = (language: Language): string => `seed/search-${language}.json`;

const noIndex: SearchIndex = { entries: [], words: [] };

/** More of one kind would hide those of the next. */
const shownOfKind = 3;

/** The best matches first, otherwise in the order of the index. */
const entriesFor = (query: string, entries: readonly SearchEntry[]): EntryResult[] => {
  const found = entries.flatMap((item) => {
    const { name, aliases, text, makers = [] } = item;
    // A visitor who names a maker alone looks for the maker.
    if (matchOf([makers], query) !== undefined) return [];
    const place = matchOf([[name], aliases, [text], makers], query);
    return place === undefined ? [] : [{ item, place }];
  });
  const counts = new Map<string, number>();
  return found
    .sort((a, b) => a.place - b.place)
    .flatMap(({ item }) => {
      const count = (counts.get(item.kind) ?? 0) + 1;
      counts.set(item.kind, count);
      return count > shownOfKind ? [] : [{ type: 'entry' as const, item }];
    });
};

/**
 * Finds brands and shoes first, whose attributes may be called as in any language, and after them a few entries of each
 * kind. Without an index, the catalogue alone is searched.
 */
export const siteSearch = (
  catalog: Catalog,
  language: Language,
  wordsOf: WordsOf,
  { entries, words }: SearchIndex = noIndex,
): Searchable<SiteResult> => {
  const others = new Map(words);
  const shoes = catalogSearch(catalog, language, (key) => `${wordsOf(key)}\n${others.get(key) ?? ''}`);
  return {
    find: (query) => (query ? [...shoes.find(query), ...entriesFor(query, entries)] : []),
    texts: [...shoes.texts, ...entries.flatMap(({ name, aliases }) => [name, ...aliases])],
  };
};
