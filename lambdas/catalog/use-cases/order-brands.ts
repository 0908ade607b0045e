import type { orderBrands as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { requireSame } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const orderBrands =
  ({ catalog, audit }: CatalogEditing): Route<typeof contract> =>
  async ({ body: { ids }, ...actor }) => {
    await untilUndisturbed(async () => {
      const present = (await catalog.brands()).map(({ record }) => record.id);
      requireSame(ids, present);
      const [before, after] = [{ order: present.join(', ') }, { order: ids.join(', ') }];
      const event = { action: 'brand.reorder', resource: { id: '*' }, before, after } as const;
      await catalog.orderBrands(ids, audit.entry(actor, event));
    });
    return undefined;
  };
