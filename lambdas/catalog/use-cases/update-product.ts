import type { updateProduct as contract } from '#contracts/catalog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { ProductRecord } from '../model/product.ts';
import { chosenBrand, existingBrand, orderAfter, pictureOf, requireVersion } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const updateProduct =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contract> =>
  ({ pathParameters: { id }, body: { version, product: form }, ...actor }) =>
    untilUndisturbed(async () => {
      const before = await catalog.product(id);
      if (!before) throw new ProblemError('notFound');
      requireVersion(before, version);
      const saved: ProductRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: before.order,
        version: version + 1,
        updated: nowOf({ clock }),
      };
      const resource = { id, name: form.name };
      if (form.brandId === before.brandId) {
        const event = { action: 'product.update', resource, before, after: saved } as const;
        await catalog.saveProduct(saved, audit.entry(actor, event));
        return saved;
      }
      const to = await chosenBrand(catalog, 'brandId', form.brandId);
      const from = await existingBrand(catalog, before.brandId);
      const after = { ...saved, order: orderAfter(await catalog.productsOf(form.brandId)) };
      const event = { action: 'product.update', resource, before, after } as const;
      await catalog.moveProducts([{ before, after, entry: audit.entry(actor, event) }], from, to);
      return after;
    });
