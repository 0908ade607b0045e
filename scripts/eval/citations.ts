import type { Answer } from '#contracts/assistant/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { isFiller, type LocalizedPassage, wordsOf } from '#lambdas/knowledge/search.ts';
import { seededPassages } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import en from '#locales/en/assistant.json' with { type: 'json' };
import enFinder from '#locales/en/finder.json' with { type: 'json' };
import es from '#locales/es/assistant.json' with { type: 'json' };
import esFinder from '#locales/es/finder.json' with { type: 'json' };
import fr from '#locales/fr/assistant.json' with { type: 'json' };
import frFinder from '#locales/fr/finder.json' with { type: 'json' };
import he from '#locales/he/assistant.json' with { type: 'json' };
import heFinder from '#locales/he/finder.json' with { type: 'json' };
import ru from '#locales/ru/assistant.json' with { type: 'json' };
import ruFinder from '#locales/ru/finder.json' with { type: 'json' };
import type { Question } from './questions.ts';

const own = { he, en, ru, fr, es };
const finder = { he: heFinder, en: enFinder, ru: ruFinder, fr: frFinder, es: esFinder };
/** How much of a sentence's words its passage must have: another order and another form are no invention. */
const enough = 0.75;

/** The texts of the passages of a title, of a site. */
export type PassageTexts = (language: Language, title: string) => string | undefined;

const textOf = ({ title, text }: Pick<LocalizedPassage, 'title' | 'text'>): string => [title, ...text].join('\n');

/** By title, of which several may have the same: the parts of one post. */
export const passageTexts = (passages: Readonly<Record<Language, readonly LocalizedPassage[]>>): PassageTexts => {
  const byTitle = (language: Language) => Map.groupBy(passages[language], ({ title }) => title);
  const texts = { he: byTitle('he'), en: byTitle('en'), ru: byTitle('ru'), fr: byTitle('fr'), es: byTitle('es') };
  return (language, title) => texts[language].get(title)?.map(textOf).join('\n');
};

/** Of a site that cannot be looked into: without what its own pages have joined. */
export const seededTexts: PassageTexts = passageTexts({
  he: seededPassages('he'),
  en: seededPassages('en'),
  ru: seededPassages('ru'),
  fr: seededPassages('fr'),
  es: seededPassages('es'),
});

const content = (text: string, language: Language) => wordsOf(text).filter((word) => !isFiller(word, language));

/** Whether a passage says what a sentence says: its numbers all of them, its words almost all. */
const supports = (passage: string, sentence: string, language: Language): boolean => {
  const [there, said] = [new Set(content(passage, language)), content(sentence, language)];
  const numbers = said.filter((word) => /\d/.test(word));
  return (
    numbers.every((number) => there.has(number)) &&
    said.filter((word) => there.has(word)).length >= enough * said.length
  );
};

/** The assistant's own sentences, which are no facts about shoes: warnings, what it does not know. */
const isOwn = (text: string, language: Language): boolean =>
  Object.values(own[language]).some((sentence) => {
    const [before = '', after] = sentence.split(/\{\{(?:name|question)\}\}/u);
    return after === undefined ? sentence === text : text.startsWith(before) && text.endsWith(after);
  });

/** A shoe with the rules by which it is named, each with its fact behind it: their sources are on the page about them. */
const isOfMatch = (text: string, language: Language): boolean =>
  Object.values(finder[language].rule).some((rule) => text.includes(rule.replace(/[.!?…]$/u, '')));

export interface Cited {
  /** Citations of which the passage says what the sentence says, of all. */
  precision: { right: number; of: number };
  /** Sentences about shoes that cite a passage which says so, of all of those. */
  recall: { right: number; of: number };
  /** Those without. */
  unsupported: string[];
}

export const checkCitations = ({ language }: Question, { paragraphs, sources }: Answer, texts: PassageTexts): Cited => {
  const says = (number: number, sentence: string): boolean => {
    const source = sources[number - 1];
    const passage = source && texts(language, source.title);
    return passage !== undefined && supports(passage, sentence, language);
  };
  const said = paragraphs.filter(({ text }) => !isOfMatch(text, language));
  const plain = ({ text }: { text: string }) => text.replace(own[language].no.split('{{point}}')[0] ?? '', '');
  const cited = said.flatMap((one) => one.sources.map((number) => says(number, plain(one))));
  const facts = said.filter(({ text }) => !isOwn(text, language));
  const unsupported = facts.filter((one) => !one.sources.some((number) => says(number, plain(one))));
  return {
    precision: { right: cited.filter(Boolean).length, of: cited.length },
    recall: { right: facts.length - unsupported.length, of: facts.length },
    unsupported: unsupported.map(({ text }) => text),
  };
};
