import type { orderProducts as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { existingBrand, requireSame } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const orderProducts =
  ({ catalog, audit }: CatalogEditing): Route<typeof contract> =>
  async ({ body: { brandId, ids }, ...actor }) => {
    await untilUndisturbed(async () => {
      const { record: brand } = await existingBrand(catalog, brandId);
      const present = (await catalog.productsOf(brandId)).map(({ id }) => id);
      requireSame(ids, present);
      const [before, after] = [{ order: present.join(', ') }, { order: ids.join(', ') }];
      const resource = { id: `${brandId}/*`, name: brand.name };
      const event = { action: 'product.reorder', resource, before, after } as const;
      await catalog.orderProducts(brandId, ids, audit.entry(actor, event));
    });
    return undefined;
  };
