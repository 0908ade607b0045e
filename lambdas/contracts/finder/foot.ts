import * as z from 'zod/mini';
import { publishedIdSchema } from '../catalog/id.ts';

/** Troubles with the last pair, as a dancer would name them. */
export const troubles = [
  'sinks',
  'sinksWithGap',
  'notOver',
  'tooFar',
  'shankTooHard',
  'fallsOut',
  'twists',
  'twistsThoughWide',
  'heelBags',
  'heelPops',
  'bunionPressed',
  'jointAbove',
  'sidesCut',
  'sidesGap',
  'wornOnOneSide',
  'toesCurl',
  'curlsInAll',
  'bigToeBears',
  'noFloor',
  'puffsOut',
  'tipsPinched',
  'looksSickled',
  'feelsWideSoon',
  'diesFast',
] as const;
export type Trouble = (typeof troubles)[number];

/** Signs that a person must look at before any shoe is chosen. */
export const ailments = ['pain', 'numbness', 'injury', 'illness', 'eating'] as const;

/** A dancer’s foot as it is described, question by question; what was skipped is missing. */
export const footSchema = z.strictObject({
  age: z.optional(z.int().check(z.gte(1), z.lte(120))),
  /** Of regular training. */
  years: z.optional(z.int().check(z.gte(0), z.lte(100))),
  classesPerWeek: z.optional(z.int().check(z.gte(0), z.lte(30))),
  /** Whether the teacher who knows the dancer has said yes to pointe. */
  teacher: z.optional(z.enum(['yes', 'notYet', 'no'])),
  ailments: z.optional(z.array(z.enum(ailments)).check(z.maxLength(ailments.length))),
  level: z.optional(z.enum(['firstPair', 'beginner', 'intermediate', 'advanced', 'professional'])),
  /** Which toe is longest; `slight` is a big toe that is only a little longer. */
  toes: z.optional(z.enum(['bigToe', 'slight', 'secondToe', 'level'])),
  tips: z.optional(z.enum(['muchNarrower', 'aboutEven'])),
  toeLength: z.optional(z.enum(['short', 'medium', 'long'])),
  width: z.optional(z.enum(['narrow', 'medium', 'wide'])),
  compressibility: z.optional(z.enum(['low', 'medium', 'high'])),
  profile: z.optional(z.enum(['low', 'medium', 'high'])),
  arch: z.optional(z.enum(['low', 'medium', 'high'])),
  heel: z.optional(z.enum(['narrow', 'medium', 'wide'])),
  strength: z.optional(z.enum(['little', 'medium', 'strong'])),
  ankle: z.optional(z.enum(['unsteady', 'steady'])),
  bunion: z.optional(z.boolean()),
  padding: z.optional(z.enum(['thin', 'thick'])),
  budget: z.optional(z.enum(['matters', 'open'])),
  lastPair: z.optional(
    z.strictObject({
      /** A known model. */
      model: z.optional(publishedIdSchema),
      troubles: z.array(z.enum(troubles)).check(z.maxLength(troubles.length)),
    }),
  ),
});
export type Foot = z.infer<typeof footSchema>;
