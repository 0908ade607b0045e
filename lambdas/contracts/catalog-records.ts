import * as z from 'zod/mini';
import { shoeAttributesSchema } from './catalog.ts';
import { localizedListSchema, localizedTextSchema } from './locale.ts';

const names = z.partial(localizedTextSchema);

/** Apart from the brand's: the table's reader refuses a field that it does not know, an administrator's browser drops it. */
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
  /** Place among its brand's shoes. */
  order: z.int(),
  names,
  image: z.string(),
  link: z.string(),
  price: z.string(),
  description: localizedTextSchema,
  attributes: shoeAttributesSchema,
};
