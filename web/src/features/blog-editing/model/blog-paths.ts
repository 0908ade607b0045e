import type { Language } from '#contracts/language.ts';

/** The addresses of the blog's screens; the app provides them. */
export interface BlogPaths {
  list: string;
  categories: string;
  editor: (postId: string, language: Language) => string;
  /** The page that visitors see. */
  published: (slug: string, language: Language) => string;
}
