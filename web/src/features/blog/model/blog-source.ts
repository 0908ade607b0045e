import type { getPost, listPosts, PostCard } from '#contracts/blog/endpoints.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';

export type PostList = Output<typeof listPosts>;
export type PostPage = Output<typeof getPost>;

/** The part of a post that a card shows. */
export type ShownPost = Omit<PostCard, 'tags' | 'updatedAt'>;
export const toShownPost = ({ tags: _, updatedAt: __, ...shown }: PostCard): ShownPost => shown;

export interface PostListQuery {
  language: Language;
  /** From 1. */
  page: number;
  /** A category's slug. */
  category?: string | undefined;
}

/** The source of the blog: the API in the browser, the table or the seed where pages are rendered. */
export interface BlogSource {
  /** Undefined when there is no such page or category. */
  posts(query: PostListQuery, signal?: AbortSignal): Promise<PostList | undefined>;
  /** Undefined when no post has or had this slug. */
  post(slug: string, language: Language, signal?: AbortSignal): Promise<PostPage | undefined>;
}
