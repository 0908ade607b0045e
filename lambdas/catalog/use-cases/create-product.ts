import type { createProduct as contract } from '#contracts/catalog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { ProductRecord } from '../model/product.ts';
import { chosenBrand, orderAfter, pictureOf } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const createProduct =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contract> =>
  ({ body: { id, product: form }, operation, ...actor }) =>
    untilUndisturbed(async () => {
      if (await catalog.product(id)) throw new ProblemError('idTaken');
      const brand = await chosenBrand(catalog, 'brandId', form.brandId);
      const product: ProductRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: orderAfter(await catalog.productsOf(form.brandId)),
        version: 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'product.create', resource: { id, name: product.name }, after: product } as const;
      await catalog.addProduct(product, brand, [audit.entry(actor, event), ...operation.finished(product)]);
      return product;
    });
