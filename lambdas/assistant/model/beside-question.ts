import type { Found, PassageIndex } from '#lambdas/knowledge/search.ts';
import type { Want } from '../language/intent-table.ts';
import { withoutDenials } from './denied.ts';
import { isAnswered } from './rank-passages.ts';
import type { Clause, TextReading } from './reading.ts';

/** A story that denies a trouble is no part of the question: "nothing hurts". */
export const storyOf = (clauses: readonly Clause[]): string =>
  clauses.map(({ asks, text }) => (asks ? text : withoutDenials(text))).join(' ');

/**
 * Questions about a shoe, its maker and its size refer to the name mentioned before; how shoes are worn and cared for
 * applies to all.
 */
const ofName: readonly Want[] = [
  ...(['price', 'year', 'owner', 'person', 'design'] as const),
  ...(['place', 'otherName', 'stillMade', 'model', 'size'] as const),
];
const likeEnough = 0.4;

/**
 * Whether a question, which names no shoe itself, asks what is true of all shoes, although one name was mentioned
 * before it.
 */
export const isOfAllShoes = (
  question: TextReading,
  [best]: readonly Found[],
  named: TextReading,
  index: PassageIndex,
): boolean =>
  named !== question &&
  index.subjectsIn(named.text).length === 1 &&
  best !== undefined &&
  isAnswered(best) &&
  best.passage.kind === 'fit' &&
  best.likeness >= likeEnough &&
  !ofName.some((want) => question.wants.has(want));

/** With what is true of all shoes before what is said of one. */
export const generalFirst = (found: readonly Found[]): Found[] =>
  found.toSorted((a, b) => Number(b.passage.kind === 'fit') - Number(a.passage.kind === 'fit'));
