import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { CatalogEditor } from './store/catalog-editor.ts';

/** The services that the administration of the catalogue uses. */
export interface CatalogEditing {
  catalog: CatalogEditor;
  audit: Audit;
  clock: Clock;
}
