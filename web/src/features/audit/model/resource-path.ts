import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';

/** The address of a logged item; none if it is deleted, or if the entry is about a whole list. */
export const resourcePath = ({ action, resource: { type, id, name } }: AuditEntry): string | undefined => {
  if (/\.(delete|reorder|export)$/.test(action) || !id) return undefined;
  if (type === 'brand') return adminPaths.brand(id);
  if (type === 'product') return adminPaths.product(id);
  if (type === 'model') return adminPaths.model(id);
  if (type === 'post') return adminPaths.post(id);
  if (type === 'category') return adminPaths.categories;
  if (action === 'settings.updatePage') {
    const [page = '', language = ''] = id.split('.');
    return adminPaths.pageText(page, language);
  }
  const isPerson = type === 'user' || type === 'account';
  return isPerson && name ? adminPaths.usersNamed(name) : undefined;
};
