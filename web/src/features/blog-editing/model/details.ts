import * as z from 'zod/mini';
import { type PostDetails, postDetailsSchema } from '#contracts/blog-drafts.ts';

/** The details as a form holds them: tags in one line, between commas. */
export const detailsFormSchema = z.object({
  category: z.string(),
  tags: z.string(),
  author: postDetailsSchema.shape.author,
});
export type DetailsForm = z.infer<typeof detailsFormSchema>;

export const editableDetails = ({ category = '', tags, author }: PostDetails): DetailsForm => ({
  category,
  tags: tags.join(', '),
  author,
});

/** Each tag once, in the order typed. Commas may be those of any of the languages. */
const tagsOf = (line: string): string[] => [...new Set(line.split(/[,،;]/).map((tag) => tag.trim()))].filter(Boolean);

const comparable = ({ category = '', tags, author, cover }: PostDetails) => ({
  ...{ category, tags: tags.join(), author, cover: cover?.src },
});

/** Whether two versions say the same in one of the details. */
export const isSameDetail = (name: keyof PostDetails, one: PostDetails, other: PostDetails): boolean =>
  comparable(one)[name] === comparable(other)[name];

export const isSameDetails = (one: PostDetails, other: PostDetails): boolean =>
  (['category', 'tags', 'author', 'cover'] as const).every((name) => isSameDetail(name, one, other));

export const detailsOf = ({ category, tags, author }: DetailsForm, cover: PostDetails['cover']): PostDetails => ({
  ...(category ? { category } : {}),
  tags: tagsOf(tags),
  author,
  ...(cover ? { cover } : {}),
});
