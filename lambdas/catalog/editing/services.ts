import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { CatalogEditor } from '../catalog-editor.ts';

/** What the administration of the catalogue stands on. */
export interface CatalogEditing {
  catalog: CatalogEditor;
  audit: Audit;
  clock: Clock;
}
