import en from '#contracts/glossary/en.json' with { type: 'json' };
import es from '#contracts/glossary/es.json' with { type: 'json' };
import fr from '#contracts/glossary/fr.json' with { type: 'json' };
import he from '#contracts/glossary/he.json' with { type: 'json' };
import ru from '#contracts/glossary/ru.json' with { type: 'json' };
import { type Language, languages } from '#contracts/text/language.ts';
import { type PassageText, termMark } from '../model/passage.ts';
import type { SeedPassage } from '../model/seeding.ts';

type TermId = keyof typeof he;
interface Term {
  term: string;
  also: string[];
  definition: string;
}
const terms: Record<Language, Record<TermId, Term>> = { he, en, ru, fr, es };

/** Those of the glossary that no passage of its own begins by explaining; of glue only what says who may use it. */
const ids = [
  ...['pointe-shoe', 'demi-pointe-shoe', 'ballet-slipper', 'split-sole', 'binding', 'satin', 'last'],
  ...['en-pointe', 'demi-pointe', 'releve', 'plie', 'arch', 'instep', 'metatarsals', 'tapered', 'sinking'],
  ...['fitting', 'fitter', 'padding', 'toe-spacer', 'toe-tape', 'bunion', 'blister'],
] as readonly string[] as readonly TermId[];

/** As people ask for the meaning of a word; the first one is offered to readers. */
const askingFor: Record<Language, (term: string) => string[]> = {
  he: (term) => [`מה זה ${term}?`, `מה פירוש המילה ${term}`, `${term} בבלט`, `הסבר על המונח ${term}`],
  en: (term) => [
    `What is meant by ${term}?`,
    `what is ${term}`,
    `what does ${term} mean`,
    `${term} meaning`,
    `${term} definition ballet`,
  ],
  ru: (term) => [`Что значит «${term}»?`, `что такое ${term}`, `${term} значение слова`, `${term} в балете это`],
  fr: (term) => [
    `Que veut dire « ${term} » ?`,
    `${term} c'est quoi`,
    `${term} définition`,
    `${term} signification danse`,
  ],
  es: (term) => [`¿Qué significa «${term}»?`, `qué es ${term}`, `${term} significado`, `${term} definición ballet`],
};

const capitalized = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
const uncapitalized = (text: string, language: Language) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);

const passageText = (language: Language, { term, also, definition }: Term): PassageText => ({
  title: term,
  text: [`${capitalized(term, language)}${language === 'fr' ? '\u00a0' : ''}: ${uncapitalized(definition, language)}`],
  questions: [...askingFor[language](term), ...also.map((name) => askingFor[language](name)[1] ?? name)],
});

/** The terms of the glossary, as passages that say what a word means and lead to it. */
export const termPassages = (): SeedPassage[] =>
  ids.map((id) => ({
    id: `${termMark}${id}`,
    facts: {
      ...{ kind: 'fit', confidence: 'common', safety: false, choosing: false },
      sources: [`/glossary#${id}`],
    },
    texts: Object.fromEntries(
      languages.map((language) => [language, passageText(language, terms[language][id])]),
    ) as Record<Language, PassageText>,
  }));
