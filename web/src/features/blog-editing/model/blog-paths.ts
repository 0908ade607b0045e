import type { Language } from '#contracts/language.ts';

/** Where the screens of the blog lie; the app knows. */
export interface BlogPaths {
  list: string;
  categories: string;
  editor: (postId: string, language: Language) => string;
  /** What visitors see. */
  published: (slug: string, language: Language) => string;
}
