import * as z from 'zod/mini';
import { languageSchema } from '../text/locale.ts';

const gapsSchema = z.object({
  /** How many lack a text in some language. */
  count: z.number(),
  byLanguage: z.array(z.object({ language: languageSchema, count: z.number() })),
});

/** The contents of the catalogue in numbers that are kept whenever it changes. */
export const catalogFiguresSchema = z.object({
  /** In their order, each with the number of its shoes. */
  brands: z.array(z.object({ id: z.string(), name: z.string(), shoes: z.number() })),
  shoes: z.number(),
  /** Shoes that show the drawing made from their attributes, and no picture. */
  drawn: z.number(),
  gaps: z.object({ brands: gapsSchema, shoes: gapsSchema }),
  /** How many brands and shoes were changed last on which day (`yyyy-mm-dd`, UTC), the latest first. */
  changed: z.array(z.object({ day: z.string(), count: z.number() })),
});
export type CatalogFigures = z.infer<typeof catalogFiguresSchema>;
