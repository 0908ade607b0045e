import { foldedWords, foldPhrase, foldText } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';

/** A term as one language explains it, with what the others call it. */
export interface GlossaryTerm {
  /** The same in all languages: links lead to it. */
  id: string;
  term: string;
  /** Other words that dancers use for it. */
  also: readonly string[];
  definition: string;
  names: { readonly [language in Language]?: string };
}

/** Terms that begin with the same letter. */
export interface GlossaryLetter {
  letter: string;
  terms: readonly GlossaryTerm[];
}

/** Where a page finds the terms in another language than its own; they are drawn beside the pages. */
export const glossaryFile = (language: Language): string => `seed/glossary-${language}.json`;

/** Terms come in the order of their language, so those of a letter follow each other. Accents make no letter of their own. */
export const byLetter = (terms: readonly GlossaryTerm[]): GlossaryLetter[] => {
  const letters: { letter: string; terms: GlossaryTerm[] }[] = [];
  for (const term of terms) {
    const letter = foldText(term.term).charAt(0).toUpperCase();
    const last = letters.at(-1);
    if (last?.letter === letter) last.terms.push(term);
    else letters.push({ letter, terms: [term] });
  }
  return letters;
};

/** The terms that a query names, in any language. Where it names none, those that are explained with its words. */
export const termsFor = (terms: readonly GlossaryTerm[], query: string): readonly GlossaryTerm[] => {
  const words = foldedWords(query);
  const having = (textsOf: (term: GlossaryTerm) => readonly string[]) =>
    terms.filter((term) => {
      const text = foldPhrase(textsOf(term).join('\n'));
      return words.every((word) => text.includes(word));
    });
  const named = having(({ term, also, names }) => [term, ...also, ...Object.values(names)]);
  return named.length > 0 ? named : having(({ definition }) => [definition]);
};
