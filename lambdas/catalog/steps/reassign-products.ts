import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { ProductRecord } from '../model/product.ts';
import { orderAfter } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';
import type { ProductMove } from '../store/products.ts';
import { requireBrand, requireBrandForField } from './require-brand.ts';

interface Reassignment {
  /** Ids of brands. */
  from: string;
  to: string;
  actor: Actor;
}

/** Moves the next few products to the end of the other brand's list. Returns how many were left to move. */
const moveSome = async (
  { catalog, audit, clock }: CatalogEditing,
  { from, to, actor }: Reassignment,
): Promise<number> => {
  const source = await requireBrand(catalog, from);
  const target = await requireBrandForField(catalog, 'reassignTo', to);
  const next = (await catalog.productsOf(from)).slice(0, catalog.movesAtOnce);
  if (next.length === 0) return 0;
  const moved: ProductRecord[] = [...(await catalog.productsOf(to))];
  const moves = next.map((before): ProductMove => {
    const after = {
      ...before,
      brandId: to,
      order: orderAfter(moved),
      version: before.version + 1,
      updated: nowOf({ clock }),
    };
    moved.push(after);
    const event = {
      action: 'product.reassign',
      resource: { id: before.id, name: before.name },
      before,
      after,
    } as const;
    return { before, after, auditWrite: audit.entry(actor, event) };
  });
  await catalog.moveProducts(moves, source, target);
  return next.length;
};

/**
 * Moves all products of a brand, however many, in their order. An open form for one of them then gets an edit conflict.
 */
export const reassignProducts = async (services: CatalogEditing, reassignment: Reassignment): Promise<void> => {
  let moved: number;
  do moved = await retryOnConflict(() => moveSome(services, reassignment));
  while (moved === services.catalog.movesAtOnce);
};
