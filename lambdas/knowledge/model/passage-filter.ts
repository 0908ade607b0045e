import type { LanguageState, PassageOverview } from '#contracts/knowledge/endpoints.ts';
import type { PassageKind } from '#contracts/knowledge/passage-kinds.ts';
import { foldedWords } from '#contracts/text/folding.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { PassageText } from './passage.ts';
import type { Subject } from './subject.ts';

/** A row of the list, with all that a search looks at. */
export interface ListedPassage {
  overview: PassageOverview;
  texts: readonly PassageText[];
}

export interface PassageQuery {
  search?: string | undefined;
  kind?: PassageKind | undefined;
  subject?: string | undefined;
  state?: LanguageState | undefined;
  language?: Language | undefined;
}

/** A brand stands for its models and for what it was called before. */
const subjectsUnder = (asked: string, subjects: readonly Subject[]): Set<string> =>
  new Set([asked, ...subjects.filter(({ brand, sameAs }) => brand === asked || sameAs === asked).map(({ id }) => id)]);

/** Every word of a search begins a word of the passage, in any language. */
export const passageFilter = (query: PassageQuery, subjects: readonly Subject[]) => {
  const words = foldedWords(query.search ?? '');
  const wanted = query.subject === undefined ? undefined : subjectsUnder(query.subject, subjects);
  return ({ overview, texts }: ListedPassage): boolean => {
    if (query.kind && overview.kind !== query.kind) return false;
    if (wanted && !(overview.subject !== undefined && wanted.has(overview.subject))) return false;
    if (query.state || query.language) {
      const among = query.language ? [query.language] : languages;
      const isThere = ({ state }: { state: LanguageState }) =>
        query.state ? state === query.state : state !== 'missing';
      if (!among.some((language) => isThere(overview.languages[language]))) return false;
    }
    if (words.length === 0) return true;
    const said = texts.flatMap(({ title, text, questions }) => foldedWords([title, ...text, ...questions].join('\n')));
    return words.every((word) => said.some((each) => each.startsWith(word)));
  };
};
