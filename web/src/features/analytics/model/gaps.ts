import type { OpenQuestion } from '#contracts/ai-usage/feedback.ts';
import type { AnalyticsList } from '#contracts/analytics/figures.ts';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { gapsOf } from '#contracts/catalog/text-gaps.ts';
import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import type { Catalog } from '#web/shared/catalog/fetch-catalog.ts';
import { type GapKind, gapKinds } from './gap-kinds.ts';

/** Something that visitors want and the site does not have. */
export interface Gap {
  kind: GapKind;
  /** The kind of the gap. */
  of: 'search' | 'question' | 'passage' | 'post' | 'brands' | 'shoes';
  /** Its own words, in `written`; none for the texts of brands and shoes, which are counted together. */
  text: string;
  written?: Language;
  /** The language to write in. */
  language: Language;
  /** How often it was wanted, or how many texts it is. */
  count?: number;
  /** Where it is written. */
  to: string;
}

/** The language of a few typed words, as far as their letters show it; else the reader's own. */
export const languageOfWords = (text: string, reader: Language): Language => {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  return reader === 'he' || reader === 'ru' ? 'en' : reader;
};

export const searchGaps = ({ items }: AnalyticsList, reader: Language): Gap[] =>
  items.map(({ value, count }) => {
    const language = languageOfWords(value, reader);
    const to = adminPaths.newPassage({ question: value, language });
    return { kind: 'searches', of: 'search', text: value, written: language, language, count, to };
  });

export const questionGaps = (questions: readonly OpenQuestion[]): Gap[] =>
  questions.map(({ text, language, unknown, notHelpful }) => ({
    ...{ kind: 'questions', of: 'question', text, written: language, language },
    count: unknown + notHelpful,
    to: adminPaths.newPassage({ question: text, language }),
  }));

/** Passages that follow from other records are written there. */
export const passageGaps = (passages: readonly PassageOverview[]): Gap[] =>
  passages
    .filter(({ record }) => record === undefined)
    .flatMap(({ id, sourceLanguage, languages: texts }) =>
      languages.flatMap((language): Gap[] => {
        const { state } = texts[language];
        const text = texts[sourceLanguage].title ?? '';
        const to = adminPaths.passage(id, language);
        return state === 'written' ? [] : [{ kind: state, of: 'passage', text, written: sourceLanguage, language, to }];
      }),
    );

/** Of posts that visitors can read in the language they were written in. */
export const postGaps = (posts: readonly PostOverview[]): Gap[] =>
  posts
    .filter(({ sourceLanguage, languages: texts }) => texts[sourceLanguage].publishedAt !== undefined)
    .flatMap(({ id, sourceLanguage, languages: texts }) =>
      languages.flatMap((language): Gap[] => {
        const { state, staleParagraphs } = texts[language];
        if (state !== 'missing' && staleParagraphs === 0) return [];
        const kind = state === 'missing' ? 'missing' : 'stale';
        const text = texts[sourceLanguage].title;
        return [{ kind, of: 'post', text, written: sourceLanguage, language, to: adminPaths.post(id, language) }];
      }),
    );

/** The texts of brands and shoes, by language. */
export const catalogGaps = ({ brands, shoes }: Catalog): Gap[] => {
  const gaps = (of: 'brands' | 'shoes', path: string, records: Parameters<typeof gapsOf>[0]) =>
    gapsOf(records).byLanguage.map(({ language, count }): Gap => {
      const to = `${path}?${new URLSearchParams({ missing: language })}`;
      return { kind: 'missing', of, text: '', language, count, to };
    });
  return [...gaps('shoes', sectionPaths.products, shoes), ...gaps('brands', sectionPaths.brands, brands)];
};

/** The most frequent wish first, then texts that are out of date, then texts that were never written. */
export const inOrder = (gaps: readonly Gap[]): Gap[] => {
  const rank = ({ kind }: Gap) => Math.max(0, gapKinds.indexOf(kind) - 1);
  const wanted = ({ kind, count = 0 }: Gap) => (kind === 'searches' || kind === 'questions' ? count : 0);
  return gaps.toSorted((one, other) => rank(one) - rank(other) || wanted(other) - wanted(one));
};
