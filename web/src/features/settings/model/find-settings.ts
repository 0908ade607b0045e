import type { SectionName } from '#contracts/settings/sections.ts';
import { foldedWords, foldPhrase } from '#contracts/text/folding.ts';

/** A setting, or a secret, as it is found: by what the reader sees of it. */
export interface SettingEntry {
  section: SectionName;
  name: string;
  label: string;
  sectionTitle: string;
  hint: string;
  /** The further words by which it is found, such as its choices. */
  more: readonly string[];
}

/** `ה`, `ב` and the like before a Hebrew word: the word alone is meant as well. */
const hebrewPrefix = /^[והבכלמש](?=[א-ת]{3})/;
const forms = (word: string): string[] => [...new Set([word, word.replace(hebrewPrefix, '')])];

/** The English names of manuals and colleagues, regardless of the reader's language. */
const englishWords = ({ section, name }: SettingEntry): string => `${section} ${name}`.replace(/(?=[A-Z])/g, ' ');

/** Those in which every word occurs, best first: where the label has them all, then label and section, then the rest. */
export const findSettings = (entries: readonly SettingEntry[], query: string): SettingEntry[] => {
  const words = foldedWords(query);
  if (words.length === 0) return [];
  const hasAll = (...texts: string[]) => {
    const text = foldPhrase(texts.join('\n'));
    return words.every((word) => forms(word).some((form) => text.includes(form)));
  };
  const rank = (entry: SettingEntry): number => {
    const { label, sectionTitle, hint, more } = entry;
    const seen = [label, sectionTitle, hint, ...more];
    return [hasAll(label), hasAll(label, sectionTitle), hasAll(...seen, englishWords(entry))].indexOf(true);
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank !== -1)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
};
