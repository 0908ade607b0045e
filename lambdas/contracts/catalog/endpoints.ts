import * as z from 'zod/mini';
import { endpoint, publicReads } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { languageSchema, localizedTextSchema } from '../text/locale.ts';
import { publishedIdSchema } from './id.ts';
import { knownModelSchema } from './known-models.ts';

/**
 * The attributes that the drawing of a shoe shows, and that dancers compare. Only what a source says is present: a missing attribute is
 * not known, and is drawn as neutral.
 */
export const shoeAttributesSchema = z.strictObject({
  /** 1 very tapered .. 5 very square. */
  boxTaper: z.optional(z.int().check(z.gte(1), z.lte(5))),
  platformWidth: z.optional(z.enum(['narrow', 'medium', 'wide'])),
  vampLength: z.optional(z.enum(['short', 'medium', 'long'])),
  throat: z.optional(z.enum(['U', 'V'])),
  wingHeight: z.optional(z.enum(['low', 'medium', 'high'])),
  toeShapes: z.optional(z.array(z.enum(['egyptian', 'greek', 'giselle']))),
  levels: z.optional(z.array(z.enum(['beginner', 'intermediate', 'advanced', 'professional']))),
  drawstring: z.optional(z.boolean()),
  /** 1 very soft .. 5 very hard, relative within a brand. */
  shankHardness: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** Attributes above that are widely repeated but not confirmed by a source: worded softly ("usually"). */
  unconfirmed: z.array(z.string()),
});
export type ShoeAttributes = z.infer<typeof shoeAttributesSchema>;

/** A brand as lists and the search know it. `description` is in `language`, which may be a fallback. */
export const brandSchema = z.object({
  id: publishedIdSchema,
  name: z.string(),
  /** How the name is written in other scripts, where it is: the Hebrew spelling, for example. */
  names: z.partial(localizedTextSchema),
  /** Other names that lead here: Grishko for Nikolay. */
  aliases: z.array(z.string()),
  image: z.string(),
  link: z.string(),
  description: z.string(),
  description_he: z.string(),
  /** All languages, so that the browser's offline copy serves any of them. */
  descriptions: localizedTextSchema,
  tagline: localizedTextSchema,
  language: languageSchema,
  attributes: shoeAttributesSchema,
});
export type Brand = z.infer<typeof brandSchema>;

export const productSchema = z.object({
  id: publishedIdSchema,
  brandId: publishedIdSchema,
  name: z.string(),
  names: z.partial(localizedTextSchema),
  image: z.string(),
  link: z.string(),
  /** Text with its currency sign, such as `$85–$95`. */
  price: z.string(),
  description: z.string(),
  description_he: z.string(),
  descriptions: localizedTextSchema,
  language: languageSchema,
  attributes: shoeAttributesSchema,
  /** When it was last edited (ISO 8601), its price with it; a browser's older copy does not have it. */
  updated: z.optional(z.string()),
});
export type Product = z.infer<typeof productSchema>;

/** The brand page's own text, in one language. */
export const brandContentSchema = z.object({
  language: languageSchema,
  history: z.array(z.string()),
  keyFeatures: z.array(z.string()),
  popularModels: z.array(z.object({ name: z.string(), note: z.string(), productId: z.optional(publishedIdSchema) })),
  /** Where to look for a shop; the brand's own site where no locator is confirmed. */
  retailerLink: z.string(),
  /** Whether `retailerLink` is a shop finder (else it is the brand's home page). */
  retailerLinkIsFinder: z.boolean(),
  /** Addresses that the facts come from. */
  sources: z.array(z.string()),
});
export type BrandContent = z.infer<typeof brandContentSchema>;

const languageQuery = z.strictObject({ lang: z.optional(languageSchema) });

export const listBrands = endpoint({
  id: 'listBrands',
  method: 'GET',
  path: '/api/brands',
  access: 'public',
  query: languageQuery,
  responses: { 200: z.object({ items: z.array(brandSchema), total: z.number() }), 400: problemSchema },
  cache: publicReads,
});

export const getBrand = endpoint({
  id: 'getBrand',
  method: 'GET',
  path: '/api/brands/{id}',
  access: 'public',
  pathParameters: z.strictObject({ id: z.string() }),
  query: languageQuery,
  responses: {
    200: z.object({
      brand: brandSchema,
      content: brandContentSchema,
      products: z.array(productSchema),
      /** The known models, whether or not they are among its shoes; a browser's older copy does not have them. */
      models: z.optional(z.array(knownModelSchema)),
    }),
    400: problemSchema,
    404: problemSchema,
  },
  cache: publicReads,
});

/** The largest page of products that one call returns. */
export const productPageLimit = 100;

export const listProducts = endpoint({
  id: 'listProducts',
  method: 'GET',
  path: '/api/products',
  access: 'public',
  query: z.strictObject({
    lang: z.optional(languageSchema),
    brandId: z.optional(publishedIdSchema),
    limit: z.optional(z.string().check(z.regex(/^(100|[1-9][0-9]?)$/))),
    cursor: z.optional(z.string().check(z.maxLength(1024))),
  }),
  responses: {
    200: z.object({ items: z.array(productSchema), nextCursor: z.optional(z.string()) }),
    400: problemSchema,
  },
  cache: publicReads,
});
