import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { CatalogEditor } from './store/editing-store.ts';
import type { CatalogFiguresStore } from './store/figures-store.ts';

/** The services that the administration of the catalogue uses. */
export interface CatalogEditing {
  catalog: CatalogEditor;
  audit: Audit;
  clock: Clock;
}

/** The services that keep the figures of the catalogue after each change. */
export interface FiguresKeeping {
  figures: Pick<CatalogFiguresStore, 'keep'>;
  log: Log;
}
