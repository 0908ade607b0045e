import * as z from 'zod/mini';
import { localizedListSchema, localizedTextSchema } from '../text/locale.ts';
import { shoeAttributesSchema } from './endpoints.ts';

/** The highest position in a list that an editor orders. */
export const lastOrder = 9999;

const names = z.partial(localizedTextSchema);

/**
 * Separate from the brand's schema: the table's reader refuses unknown fields, while an administrator's browser drops
 * them.
 */
export const popularModelFields = { name: z.string(), productId: z.optional(z.string()), note: localizedTextSchema };

/** A brand as it is kept, every text in all the languages it has; its models are `popularModelFields`. */
export const brandFields = {
  id: z.string(),
  name: z.string(),
  order: z.int(),
  names,
  aliases: z.array(z.string()),
  link: z.string(),
  retailerLink: z.string(),
  retailerLinkIsFinder: z.boolean(),
  image: z.string(),
  tagline: localizedTextSchema,
  description: localizedTextSchema,
  history: localizedListSchema,
  keyFeatures: localizedListSchema,
  attributes: shoeAttributesSchema,
  sources: z.array(z.string()),
};

/** A shoe as it is kept, every text in all the languages it has. */
export const productFields = {
  id: z.string(),
  brandId: z.string(),
  name: z.string(),
  /** Position among the shoes of its brand. */
  order: z.int(),
  names,
  image: z.string(),
  link: z.string(),
  price: z.string(),
  description: localizedTextSchema,
  attributes: shoeAttributesSchema,
};
