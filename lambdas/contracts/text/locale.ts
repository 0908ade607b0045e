import * as z from 'zod/mini';
import { languages } from './language.ts';

export const languageSchema = z.enum(languages);

const localized = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    he: value,
    en: z.optional(value),
    ru: z.optional(value),
    fr: z.optional(value),
    es: z.optional(value),
  });

/** Catalogue text: Hebrew is required, the other languages may be missing and then fall back on read. */
export const localizedTextSchema = localized(z.string());

/** The same for lists of paragraphs or points: a language has the whole list or none of it. */
export const localizedListSchema = localized(z.array(z.string()));
