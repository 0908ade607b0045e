import type { Language } from '#contracts/text/language.ts';
import { conceptsOf } from './concepts.ts';
import { isFiller } from './filler-words.ts';
import { remembered } from './remembered.ts';
import { namedSubjects, type Subject } from './subject.ts';
import { formsOf, wordsOf } from './word-forms.ts';

/** No letters, so that they stand before no word: of a name, and of what words of one meaning have in common. */
export const nameMark = '#';
export const conceptMark = '~';
export const isMarked = (term: string) => term.startsWith(nameMark) || term.startsWith(conceptMark);

/** How a language's texts are read where these brands and models are known. */
export const languageWords = (language: Language, subjects: readonly Subject[]) => {
  const names = namedSubjects(subjects);
  const wordsOfNames = new Set(subjects.flatMap(({ names: all }) => all.flatMap(wordsOf)));
  const nameWords = new Set([...wordsOfNames].filter((word) => word.length > 2));
  /** A name is not bent: `free` is no form of `Freed`. */
  const forms = remembered((word): readonly string[] =>
    word.startsWith(nameMark) || nameWords.has(word) ? [word] : formsOf(word, language),
  );
  const concepts = remembered((word): readonly string[] =>
    word.startsWith(nameMark) ? [] : conceptsOf(word, language).map((concept) => `${conceptMark}${concept}`),
  );

  return {
    names,
    wordsOfNames,
    nameWords,
    forms,
    concepts,
    isFiller: (word: string) => isFiller(word, language),
    /** The words that say something, and a mark for each brand and model, so that it is one word in every script and spelling. */
    contentWords(text: string): string[] {
      const words = wordsOf(text);
      return [
        ...words.filter((word) => !isFiller(word, language)),
        ...names.allAmong(words).map((id) => `${nameMark}${id}`),
      ];
    },
  };
};
export type LanguageWords = ReturnType<typeof languageWords>;
