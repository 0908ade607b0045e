import type { Language } from '#contracts/text/language.ts';
import { isFiller } from './filler-words.ts';
import { isDerived, type LocalizedPassage } from './passage.ts';
import { namedSubjects, type Subject } from './subject.ts';
import { wordsOf } from './word-forms.ts';

/** Shorter ones are beginnings of too many words. */
const shortestWord = 3;
/** Of a maker and a model together. A longer one is a sentence, whose words would all count as names that nothing bends. */
const mostWords = 6;

/**
 * Gives passages of the site's content the brand or model that they are about: one that is known, or one that they bring with them. So a
 * brand that an administrator has added is known by its name, and one that the knowledge had before stays one.
 */
export const withSubjects = (
  language: Language,
  passages: readonly LocalizedPassage[],
  subjects: readonly Subject[],
): { passages: LocalizedPassage[]; subjects: Subject[] } => {
  const known = namedSubjects(subjects);
  const makers = new Map(subjects.map(({ id, brand }) => [id, brand]));
  /** A name of filler words alone would be in every question. */
  const tells = (name: string) => {
    const words = wordsOf(name);
    return words.length <= mostWords && words.some((word) => word.length >= shortestWord && !isFiller(word, language));
  };
  const brought: Subject[] = [];
  const bring = (id: string, all: readonly string[], brand?: string): string | undefined => {
    const names = all.filter(tells);
    if (names.length === 0) return undefined;
    brought.push({ id, names, ...(brand === undefined ? {} : { brand }) });
    return id;
  };

  const subjectOf = new Map<string, string | undefined>();
  const derived = passages.filter(({ id }) => isDerived(id));
  for (const { id, names = [] } of derived.filter(({ origin }) => origin === 'brand')) {
    const [found] = names.flatMap((name) => known.in(name).filter((subject) => makers.get(subject) === undefined));
    subjectOf.set(id, found ?? bring(id, names));
  }
  for (const { id, maker = '', names = [] } of derived.filter(({ origin }) => origin === 'product')) {
    const brand = subjectOf.get(maker);
    const [found] = names.flatMap((name) => known.in(name).filter((subject) => makers.get(subject) === brand));
    subjectOf.set(id, brand && found ? found : bring(id, names, brand));
  }
  return {
    passages: passages.map((passage) => {
      if (!isDerived(passage.id)) return passage;
      // A post or a tip that names one in its title is about that one.
      const named = subjectOf.has(passage.id) ? [subjectOf.get(passage.id)] : known.in(passage.title);
      const [subject] = named;
      if (named.length !== 1 || subject === undefined) return passage;
      return { ...passage, subject, kind: passage.kind === 'fit' ? 'brand' : passage.kind };
    }),
    subjects: [...subjects, ...brought],
  };
};
