import * as z from 'zod/mini';
import { type PostDetails, postDetailsSchema } from '#contracts/blog/drafts.ts';

/** The details while they are typed: tags in one line, between commas; an author may still be missing. */
export const typedDetailsSchema = z.extend(postDetailsSchema, { tags: z.string(), author: z.string() });
export type TypedDetails = z.infer<typeof typedDetailsSchema>;

export const typedDetails = (details: PostDetails): TypedDetails => ({ ...details, tags: details.tags.join(', ') });

/** Each tag once, in the order typed. Commas may be those of any of the languages. */
const tagsOf = (line: string): string[] => [...new Set(line.split(/[,،;]/).map((tag) => tag.trim()))].filter(Boolean);

export const detailsOf = (typed: TypedDetails): PostDetails => ({
  ...typed,
  tags: tagsOf(typed.tags),
  author: typed.author.trim(),
});

const comparable = ({ category = '', tags, author, cover }: PostDetails) => ({
  ...{ category, tags: tags.join(), author, cover: cover?.src },
});

/** Whether two versions say the same in one of the details. */
export const isSameDetail = (name: keyof PostDetails, one: PostDetails, other: PostDetails): boolean =>
  comparable(one)[name] === comparable(other)[name];

export const isSameDetails = (one: PostDetails, other: PostDetails): boolean =>
  (['category', 'tags', 'author', 'cover'] as const).every((name) => isSameDetail(name, one, other));
