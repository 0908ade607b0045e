import * as z from 'zod/mini';
import { confidences, type PassageOrigin, passageKinds, passageOrigins } from '#contracts/knowledge/passage-kinds.ts';

export type { PassageOrigin };

export const derivedOrigins = ['post', 'tip', 'brand', 'product'] as const satisfies readonly PassageOrigin[];
export type DerivedOrigin = (typeof derivedOrigins)[number];

/** The id of a passage made from a record, such as `post:<id>`; `part` distinguishes several of one record. */
export const derivedId = (origin: DerivedOrigin, record: string, part?: string): string =>
  [origin, record, ...(part === undefined ? [] : [part])].join(':');

/** Ids of those that are edited by themselves have no colon. */
export const isDerived = (id: string): boolean => id.includes(':');

/** Before the id of a passage that says what a word of the glossary means. */
export const termMark = 'term-';
export const isTerm = (id: string): boolean => id.startsWith(termMark);

/** Which record a passage follows from; undefined for one that is edited by itself. */
export const recordOf = ({ id, origin }: { id: string; origin: PassageOrigin }): string | undefined =>
  origin === 'seed' || origin === 'written' ? undefined : id.split(':')[1];

/** The facts that are the same in every language. */
export const passageSchema = z.object({
  id: z.string(),
  /** Those that were stored without one are of the seed. */
  origin: z._default(z.enum(passageOrigins), 'seed'),
  kind: z.enum(passageKinds),
  /** The brand or model that it is about: one of `names.json`. */
  subject: z.optional(z.string()),
  /** Of a brand or a shoe of the site: its names in every script, by which questions name it. */
  names: z.optional(z.array(z.string())),
  /** Of a shoe of the site: the id of its brand's passage. */
  maker: z.optional(z.string()),
  confidence: z.enum(confidences),
  /** Whether its caution must be kept in any place that quotes it. */
  safety: z.boolean(),
  /** Whether a user chooses a shoe or a size by it: only a fitting can decide that. */
  choosing: z.boolean(),
  /** Addresses of what it was written from. */
  sources: z.array(z.string()),
});
export type Passage = z.infer<typeof passageSchema>;

/** A passage in one language. */
export const passageTextSchema = z.object({
  title: z.string(),
  /** Each point stands alone; the first one answers the passage's main question. */
  text: z.array(z.string()),
  /** As people ask it. */
  questions: z.array(z.string()),
});
export type PassageText = z.infer<typeof passageTextSchema>;

export const localizedPassageSchema = z.extend(passageSchema, passageTextSchema.shape);
export type LocalizedPassage = z.infer<typeof localizedPassageSchema>;
