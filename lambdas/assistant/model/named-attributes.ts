import { foldPhrase } from '#contracts/text/folding.ts';
import {
  conceptsOf,
  isDerived,
  isFiller,
  type LocalizedPassage,
  type PassageIndex,
  wordsOf,
} from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import type { Want } from '../language/intent-table.ts';
import { isHistory } from './compared-aspects.ts';
import { isOfFoot, partsOf } from './foot-statements.ts';
import type { Point } from './points.ts';
import { isAnswered, rankedWithoutNames } from './rank-passages.ts';
import { readText } from './read-question.ts';
import type { TextReading } from './reading.ts';

/** Words of these choose, or compare: they name no attribute. Of a trait "the same" may be a part: toes of the same length. */
const choosing: ReadonlySet<string> = new Set(['best', 'buy', 'shop']);
const comparing: ReadonlySet<string> = new Set([...choosing, 'same']);
/** Shoes differ by these. Their materials are named for each brand anyway. */
const ofShoes = new Set(
  `width box platform vamp throat wings shank arch heel string profile outline shade cushion breakin warm
  life dead custom first demi`.split(/\s+/),
);
/** How much of what is named a sentence must say in the same words: a word of the other value, narrow for wide, is less. */
const saysIt = 0.7;
/** A question about these facts of a maker is about no foot. */
const ofMaker: readonly Want[] = ['year', 'person', 'design', 'place', 'owner', 'otherName', 'stillMade'];
/** How like a trait must be to what its passage is asked. */
const likeEnough = 0.45;
/** A longer story is not searched to its end, and more is not kept in mind. */
const mostParts = 8;
const mostNamed = 3;

const feet = inAll(({ feet: words }) => words);
/** A foot, also as a part of a word. */
const ofFeet = new RegExp(feet, 'u');
const wordsForFeet = new RegExp(`(?<!\\p{L})(?:${feet})\\p{L}*`, 'gu');
const sentenceEnd = /(?<=[.?!…;])\s+|\n+/u;
const isQuestion = (text: string): boolean => /\?\s*$/u.test(text);

/** The words of a part of a question beside names, and beside those that compare; empty where there are none. */
const statedBesideNames = (
  part: string,
  { language }: TextReading,
  index: PassageIndex,
  leftOut: ReadonlySet<string> = comparing,
): string =>
  wordsOf(index.withoutNames(part))
    .filter((word) => !isFiller(word, language))
    .filter((word) => !conceptsOf(word, language).some((concept) => leftOut.has(concept)))
    .join(' ');

/** The sentence about a brand or model that says best what is named, where one says it. */
const sentenceOf = (
  subject: string,
  named: string,
  index: PassageIndex,
  isMeant: (text: string) => boolean = () => true,
): Point[] => {
  const whole = index.overlap(named, named);
  if (whole === 0) return [];
  return index
    .about(subject)
    .filter((passage) => !isHistory(passage) && !isDerived(passage.id))
    .flatMap((passage) => passage.text.map((text) => ({ passage, text, said: index.overlap(named, text) / whole })))
    .filter(({ text, said }) => said >= saysIt && isMeant(text))
    .toSorted((a, b) => b.said - a.said)
    .slice(0, 1)
    .map(({ passage, text }) => ({ passage, text }));
};

/** The sentence about a trait that names most of those in question. */
const sentenceNaming = (passage: LocalizedPassage, subjects: readonly string[], index: PassageIndex): Point[] =>
  passage.text
    .map((text) => ({
      text,
      count: subjects.filter((one) => index.names({ ...passage, title: '', text: [text] }, [one])).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 1)
    .map(({ text }) => ({ passage, text }));

interface Trait {
  /** As it was stated. */
  part: string;
  /** On it in general. */
  passage: LocalizedPassage;
}
/** The traits of a foot that a story describes. */
const traitsOf = (story: string, asked: TextReading, index: PassageIndex): Trait[] => {
  const stated = partsOf(story)
    .filter((part) => statedBesideNames(part, asked, index) !== '')
    .slice(0, mostParts)
    .flatMap((part) => {
      const best = rankedWithoutNames(readText(part, asked.language), index).find(
        ({ passage }) => !isDerived(passage.id),
      );
      // A name of a brand speaks of pointe shoes, so what is left needs no word of them.
      return best &&
        isOfFoot(best.passage.id) &&
        best.likeness >= likeEnough &&
        isAnswered({ ...best, isOfCraft: true })
        ? [{ part, passage: best.passage }]
        : [];
    });
  return [...new Map(stated.map((one) => [one.passage.id, one])).values()].slice(0, mostNamed);
};

/**
 * The other attributes that a question asks by, each in the words that name it; mere remarks beside the question do not
 * count.
 */
const othersOf = (asked: TextReading, traits: readonly string[], index: PassageIndex): string[] => {
  const sentences = asked.text.split(sentenceEnd);
  const questions = sentences.some(isQuestion) ? sentences.filter(isQuestion) : sentences;
  const isAttribute = (word: string): boolean =>
    conceptsOf(word, asked.language).some((concept) => ofShoes.has(concept));
  return questions
    .flatMap(partsOf)
    .filter((part) => !traits.includes(part))
    .map((part) => statedBesideNames(part, asked, index).split(' ').filter(isAttribute).join(' '))
    .filter((named) => named !== '')
    .slice(0, mostNamed);
};

/** The same question without what its traits seem to want: a wide foot asks for no size. */
const withoutParts = (asked: TextReading, parts: readonly string[]): TextReading => {
  const { wants } = readText(
    parts.reduce((text, part) => text.replace(part, ' '), asked.text),
    asked.language,
  );
  return { ...asked, wants: new Set([...asked.wants].filter((want) => wants.has(want))) };
};

interface NamedAttributes {
  points: Point[];
  /** The question, as far as it wants something else. */
  rest: TextReading;
}

/**
 * Brands or models by the attributes that a question about them names: first the traits of the foot, in the order in
 * which they are stated, then everything else it asks by. For each trait the nearest passage comes first, and then each
 * brand with a sentence of its own.
 */
export const namedAttributes = (
  asked: TextReading,
  stories: readonly string[],
  subjects: readonly string[],
  index: PassageIndex,
): NamedAttributes => {
  if (ofMaker.some((want) => asked.wants.has(want))) return { points: [], rest: asked };
  // The latest description of the foot applies.
  const traits = stories.reduce<Trait[]>(
    (stated, story) => (stated.length > 0 ? stated : traitsOf(story, asked, index)),
    [],
  );
  const ofFoot = traits.flatMap(({ part, passage }): Point[] => {
    const named = statedBesideNames(foldPhrase(part).replaceAll(wordsForFeet, ' '), asked, index, choosing);
    const own = subjects.flatMap((one) => sentenceOf(one, named, index, (text) => ofFeet.test(foldPhrase(text))));
    return [...sentenceNaming(passage, subjects, index), ...own].map((point): Point => ({ ...point, aspect: 'foot' }));
  });
  const parts = traits.map(({ part }) => part);
  const rest = ofFoot.length > 0 ? withoutParts(asked, parts) : asked;
  // A price or a size is looked for by itself.
  const others = rest.wants.size > 0 ? [] : othersOf(asked, parts, index);
  const ofShoe = others.flatMap((named) => subjects.flatMap((one) => sentenceOf(one, named, index)));
  const all = [...ofFoot, ...ofShoe];
  return { points: all.filter(({ text }, place) => all.findIndex((one) => one.text === text) === place), rest };
};
