import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { CatalogEditor } from './store/editing-store.ts';

/** The services that the administration of the catalogue uses. */
export interface CatalogEditing {
  catalog: CatalogEditor;
  audit: Audit;
  clock: Clock;
}
