import type { createBrand as contract } from '#contracts/catalog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord } from '../model/brand.ts';
import { orderAfter, pictureOf, toEditedBrand } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const createBrand =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contract> =>
  ({ body: { id, brand: form }, operation, ...actor }) =>
    untilUndisturbed(async () => {
      if (await catalog.brand(id)) throw new ProblemError('idTaken');
      const others = (await catalog.brands()).map(({ record }) => record);
      const brand: BrandRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: orderAfter(others),
        version: 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'brand.create', resource: { id, name: brand.name }, after: brand } as const;
      const reply = toEditedBrand({ record: brand, products: 0 });
      await catalog.addBrand(brand, [audit.entry(actor, event), ...operation.finished(reply)]);
      return reply;
    });
