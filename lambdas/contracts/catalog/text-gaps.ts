import { type Language, languages } from '../text/language.ts';
import type { EditedBrand, EditedProduct } from './editing.ts';

type Stored = { [language in Language]?: string | string[] | undefined };
/** The fields of a brand or a shoe that readers read. */
type Written = Pick<EditedBrand | EditedProduct, 'description'> &
  Partial<Pick<EditedBrand, 'tagline' | 'history' | 'keyFeatures' | 'popularModels'>>;

const isEmpty = (text: string | string[] = ''): boolean => [text].flat().every((part) => part.trim() === '');

/** The languages in which a brand or a shoe lacks a text. Names do not count: where there is none, the name stays as it is. */
export const languagesWithGaps = (record: Written): Language[] => {
  const { tagline, description, history, keyFeatures, popularModels = [] } = record;
  const parts: (Stored | undefined)[] = [
    tagline,
    description,
    history,
    keyFeatures,
    ...popularModels.map(({ note }) => note),
  ];
  return languages.filter((language) => parts.some((part) => part && isEmpty(part[language])));
};

export interface Gaps {
  /** How many records lack a text in any language. */
  count: number;
  byLanguage: { language: Language; count: number }[];
}

/** The gaps of records, in the languages in which something is missing. */
export const gapsOf = (records: readonly Written[]): Gaps => {
  const gaps = records.map(languagesWithGaps);
  const byLanguage = languages.map((language) => ({
    language,
    count: gaps.filter((each) => each.includes(language)).length,
  }));
  return {
    count: gaps.filter(({ length }) => length > 0).length,
    byLanguage: byLanguage.filter(({ count }) => count > 0),
  };
};
