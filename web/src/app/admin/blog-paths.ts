import type { BlogPaths } from '#web/features/blog-editing/model/blog-paths.ts';
import { paths } from '../paths.ts';
import { sectionPaths } from './sections.ts';

/** Where the screens of the blog lie, for those screens. */
export const blogPaths: BlogPaths = {
  list: sectionPaths.blog,
  categories: `${sectionPaths.blog}/categories`,
  editor: (postId, language) =>
    `${sectionPaths.blog}/${encodeURIComponent(postId)}?${new URLSearchParams({ language })}`,
  published: (slug, language) => `${paths.blog}/${encodeURIComponent(slug)}?lang=${language}`,
};
