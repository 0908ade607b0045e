import type { Category } from '#contracts/blog/categories.ts';
import type { DraftText } from '#contracts/blog/drafts.ts';
import type { PostAddress } from '#contracts/render/rendering.ts';
import type { Language } from '#contracts/text/language.ts';
import type { CardRecord } from './post.ts';

/** A post's place in the list of a language, and the language that it comes in. */
export interface ShownPost {
  id: string;
  /** Its address in this language. */
  slug: string;
  language: Language;
  category: string | undefined;
}

/** All posts that the readers of a language are shown, newest first. */
export interface ShownPosts {
  all: readonly ShownPost[];
  byId: ReadonlyMap<string, ShownPost>;
  bySlug: ReadonlyMap<string, ShownPost>;
  byCategory: ReadonlyMap<string | undefined, readonly ShownPost[]>;
}

/** A post that has or had a certain address. */
export interface FoundPost {
  record: CardRecord;
  /** Of the address. */
  addressLanguage: Language;
  /** The text that visitors read in exactly this language. */
  text(language: Language): Promise<DraftText | undefined>;
}

/** The reads of the public use cases: from the table in the cloud, from the seed while pages are built. */
export interface BlogReads {
  shown(language: Language): Promise<ShownPosts>;
  /** In the order of `posts`; posts deleted in the meantime are left out. */
  cards(posts: readonly ShownPost[]): Promise<CardRecord[]>;
  /** In their order. */
  categories(): Promise<Category[]>;
  /**
   * Finds a post by its address. For readers of `asked`, the text that will probably be shown is read in the same
   * request.
   */
  bySlug(slug: string, asked: Language): Promise<FoundPost | undefined>;
  /** The posts that are published in any language. */
  addresses(): Promise<PostAddress[]>;
}
