import type { AuditEntry } from '#contracts/audit.ts';
import { AuditScreen } from '#web/features/audit/components/audit-screen.tsx';
import { auditTexts } from '#web/features/audit/texts.ts';
import { adminMeta } from './admin-meta.ts';
import { editBrandPath, editProductPath } from './catalog-paths.ts';
import { sectionPaths } from './sections.ts';

export const meta = adminMeta('audit');

export const texts = [auditTexts];

/** The address of a logged item; none if it is deleted, or if the entry is about a whole list. */
const resourcePath = ({ action, resource: { type, id, name } }: AuditEntry): string | undefined => {
  if (/\.(delete|reorder|export)$/.test(action) || !id) return undefined;
  if (type === 'brand') return editBrandPath(id);
  if (type === 'product') return editProductPath(id);
  if (type === 'post') return `${sectionPaths.blog}/${encodeURIComponent(id)}`;
  if (type === 'category') return `${sectionPaths.blog}/categories`;
  const isPerson = type === 'user' || type === 'account';
  return isPerson && name ? `${sectionPaths.users}?${new URLSearchParams({ search: name })}` : undefined;
};

export const Component = () => <AuditScreen resourcePath={resourcePath} />;
