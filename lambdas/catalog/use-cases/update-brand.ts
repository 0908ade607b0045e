import type { updateBrand as contract } from '#contracts/catalog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord } from '../model/brand.ts';
import { existingBrand, pictureOf, requireVersion, toEditedBrand } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const updateBrand =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contract> =>
  ({ pathParameters: { id }, body: { version, brand: form }, ...actor }) =>
    untilUndisturbed(async () => {
      const { record: before, products } = await existingBrand(catalog, id);
      requireVersion(before, version);
      const after: BrandRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: before.order,
        version: version + 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'brand.update', resource: { id, name: after.name }, before, after } as const;
      await catalog.saveBrand(after, audit.entry(actor, event));
      return toEditedBrand({ record: after, products });
    });
