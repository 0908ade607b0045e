import type { Overview } from '#contracts/dashboard/overview.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';

/** One of the things that a site begins with, and where it is done. */
export interface FirstStep {
  key: 'name' | 'brand' | 'shoe' | 'post';
  isDone: boolean;
  to: string;
}

/** None for a site that has content of every kind, regardless of its name, nor where it is not known what there is. */
export const firstSteps = ({ catalog, posts, site }: Pick<Overview, 'catalog' | 'posts' | 'site'>): FirstStep[] => {
  if (!catalog || !posts || !site) return [];
  const content: FirstStep[] = [
    { key: 'brand', isDone: catalog.brands.length > 0, to: adminPaths.newBrand },
    { key: 'shoe', isDone: catalog.shoes > 0, to: adminPaths.newProduct },
    { key: 'post', isDone: posts.items.length > 0, to: sectionPaths.blog },
  ];
  if (content.every(({ isDone }) => isDone)) return [];
  return [{ key: 'name', isDone: site.isNamed, to: `${sectionPaths.settings}?section=general` }, ...content];
};
