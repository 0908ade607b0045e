import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { BlogEditor } from './store/editing-store.ts';

/** The services that the administration of the blog uses. */
export interface BlogEditing {
  blog: BlogEditor;
  audit: Audit;
  clock: Clock;
  /** Makes ids of lower-case letters, digits and hyphens; each one is new. */
  newId(): string;
}
