import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';

/** Where a passage is edited: by itself, or in the record that it follows from. The guide has no editor. */
export const editorOf = ({ id, origin, record }: PassageOverview, language?: Language): string | undefined => {
  if (record === undefined) return adminPaths.passage(id, language);
  if (origin === 'post') return adminPaths.post(record, language);
  if (origin === 'brand') return adminPaths.brand(record);
  if (origin === 'product') return adminPaths.product(record);
  return undefined;
};

/** Only passages that stand by themselves can be deleted. */
export const isOwn = ({ record }: PassageOverview): boolean => record === undefined;
