import * as z from 'zod/mini';
import { endpoint, publicReads } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { languageSchema } from '../text/locale.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';
import { typedSlug } from '../text/typed.ts';

/** How many posts a page of the list shows. */
export const postsPerPage = 10;

/** One file of a picture, its size in pixels. */
export const pictureSizeSchema = z.object({ src: z.string(), width: z.number(), height: z.number() });
export type PictureSize = z.infer<typeof pictureSizeSchema>;

/** One of the site's own pictures; `small` is the same one for narrow screens. */
export const pictureSchema = z.extend(pictureSizeSchema, { small: z.optional(pictureSizeSchema) });
export type Picture = z.infer<typeof pictureSchema>;

/** A category in one language, which may be a fallback. */
export const postCategorySchema = z.object({ slug: z.string(), name: z.string(), language: languageSchema });
export type PostCategory = z.infer<typeof postCategorySchema>;

/** A post as lists show it; its texts are in `language`, which may be a fallback. */
export const postCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  language: languageSchema,
  author: z.string(),
  tags: z.array(z.string()),
  category: z.optional(postCategorySchema),
  cover: z.optional(pictureSchema),
  /** Empty if the picture is only decorative. */
  coverAlt: z.string(),
  /** ISO 8601, UTC. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  readingMinutes: z.number(),
});
export type PostCard = z.infer<typeof postCardSchema>;

export const postSchema = z.extend(postCardSchema, {
  body: richTextSchema,
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Its address in each language in which it is published. */
  slugs: z.partialRecord(languageSchema, z.string()),
});
export type Post = z.infer<typeof postSchema>;

const lang = z.optional(languageSchema);
/** Five hundred pages are more than anybody reads. */
const pageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)));
/** In any of the five languages: `בחירת-נעליים`, `choosing-shoes`. */
export const slugSchema = z.string().check(
  // Checked first: normalizing a letter with thousands of marks takes seconds.
  z.maxLength(480, { error: 'tooLong:120', abort: true }),
  z.overwrite(typedSlug),
  z.minLength(1, 'required'),
  z.maxLength(120, 'tooLong:120'),
  z.regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u, 'slugCharacters'),
  z.regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'slugCharacters'),
);

/** The slug of a category, as an address says it. */
const categoryQuery = z.string().check(z.maxLength(480, { abort: true }), z.overwrite(typedSlug), z.maxLength(120));

/** Newest first. A post that is not published in `lang` is returned in Hebrew, else in English, else not at all. */
export const listPosts = endpoint({
  id: 'listPosts',
  method: 'GET',
  path: '/api/blog/posts',
  access: 'public',
  query: z.strictObject({ lang, page: pageNumber, category: z.optional(categoryQuery) }),
  responses: {
    200: z.object({
      items: z.array(postCardSchema),
      page: z.number(),
      /** At least 1. */
      pages: z.number(),
      total: z.number(),
      /** Those with posts in this language. */
      categories: z.array(postCategorySchema),
    }),
    400: problemSchema,
    /** No such category, or no such page. */
    404: problemSchema,
  },
  cache: publicReads,
});

/**
 * Finds a post by any slug that it has or had, in any language. Falls back as lists do; if they have no text either,
 * the post is returned in the language of the slug.
 */
export const getPost = endpoint({
  id: 'getPost',
  method: 'GET',
  path: '/api/blog/posts/{slug}',
  access: 'public',
  pathParameters: z.strictObject({ slug: z.string() }),
  query: z.strictObject({ lang }),
  responses: {
    200: z.object({ post: postSchema, related: z.array(postCardSchema) }),
    400: problemSchema,
    404: problemSchema,
  },
  cache: publicReads,
});
