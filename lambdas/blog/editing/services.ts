import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { BlogEditor } from '../blog-editor.ts';

/** What the administration of the blog stands on. */
export interface BlogEditing {
  blog: BlogEditor;
  audit: Audit;
  clock: Clock;
  /** Lower-case letters, digits and hyphens; none is ever given twice. */
  newId(): string;
}
