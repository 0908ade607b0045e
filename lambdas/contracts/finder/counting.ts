import * as z from 'zod/mini';
import { publishedIdSchema } from '../catalog/id.ts';
import { attributeNames } from '../catalog/known-models.ts';

/** How a walk through the finder may end: with shoes, with a stop before any, with none that fits, or with too few answers for any. */
export const finderOutcomes = ['result', 'stop', 'noShoe', 'needsMore'] as const;
export type FinderOutcome = (typeof finderOutcomes)[number];
export const finderSteps = ['start', ...finderOutcomes] as const;

/**
 * The questions at which a walk may have been left: those that everyone is asked. Being asked any other question
 * reveals an answer (`budget` is asked of users whose shoes die fast), so the last of these before it stands for it.
 */
export const countedQuestions = [
  ...(['teacher', 'age', 'level', 'ailments', 'toes', 'width', 'compressibility', 'toeLength', 'tips'] as const),
  ...(['profile', 'arch', 'heel', 'bunion', 'strength', 'ankle', 'padding'] as const),
] as const;
export type CountedQuestion = (typeof countedQuestions)[number];

/**
 * An event of the finder, as a page reports it: words of a closed list, and no answer. The reason of a stop is about health and stays in the browser.
 */
export const finderEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('finder'), step: z.enum(finderSteps) }),
  z.strictObject({ kind: z.literal('finderLeft'), question: z.enum(countedQuestions) }),
  /** A suggested model of which a link was followed. */
  z.strictObject({ kind: z.literal('finderModel'), id: publishedIdSchema }),
  /** The attribute is missing from a suggested model, or was drawn by chance: no one can know which (L-100). */
  z.strictObject({ kind: z.literal('finderFact'), attribute: z.enum(attributeNames) }),
]);
export type FinderEvent = z.infer<typeof finderEventSchema>;
