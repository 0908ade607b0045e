import type { Category, DraftText } from '#contracts/blog-editing.ts';
import type { Language } from '#contracts/language.ts';
import type { PostAddress } from '#contracts/rendering.ts';
import type { CardRecord, PostRecord } from './post.ts';

/** A post's place in the list of a language, and the language that it comes in. */
export interface ShownPost {
  id: string;
  language: Language;
  category: string | undefined;
}

/** All posts that the readers of a language are shown, newest first. */
export interface ShownPosts {
  all: readonly ShownPost[];
  byCategory: ReadonlyMap<string | undefined, readonly ShownPost[]>;
}

/** What the public use cases ask of the blog: the table answers it in the cloud, the seed while pages are built. */
export interface BlogReader {
  shown(language: Language): Promise<ShownPosts>;
  /** In the order of `posts`; those that have gone in the meantime are left out. */
  cards(posts: readonly ShownPost[]): Promise<CardRecord[]>;
  /** In their order. */
  categories(): Promise<Category[]>;
  /** Which post has or had this address, and in which language. */
  bySlug(slug: string): Promise<{ postId: string; language: Language } | undefined>;
  post(id: string): Promise<PostRecord | undefined>;
  /** What visitors read in exactly this language. */
  liveText(id: string, language: Language): Promise<DraftText | undefined>;
  /** Of every post that is published in any language. */
  addresses(): Promise<PostAddress[]>;
}
