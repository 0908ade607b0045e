import type * as contracts from '#contracts/catalog/known-models-editing.ts';
import { modelLimit } from '#contracts/catalog/known-models-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { type ModelRecord, toModelOverview } from '../model/model.ts';
import { requireVersion } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const listEditedModels =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.listEditedModels> =>
  async () => ({ items: (await catalog.models()).map(toModelOverview) });

export const getEditedModel =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.getEditedModel> =>
  async ({ pathParameters: { id } }) =>
    requireFound(await catalog.model(id), 'notFound');

/** Two who add one at the same moment may exceed the limit by one. @throws ProblemError `idTaken`, `tooManyModels`. */
export const createModel =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.createModel> =>
  ({ body: { id, model: form }, operation, ...actor }) =>
    retryOnConflict(async () => {
      if (await catalog.model(id)) throw new ProblemError('idTaken');
      if ((await catalog.models()).length >= modelLimit) throw new ProblemError('tooManyModels');
      const model: ModelRecord = { ...form, id, version: 1, updated: nowOf({ clock }) };
      const event = { action: 'model.create', resource: { id, name: model.name }, after: model } as const;
      await catalog.addModel(model, [audit.entry(actor, event), ...operation.finished(model)]);
      return model;
    });

export const updateModel =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.updateModel> =>
  ({ pathParameters: { id }, body: { version, model: form }, ...actor }) =>
    retryOnConflict(async () => {
      const before = requireFound(await catalog.model(id), 'notFound');
      requireVersion(before, version);
      const after: ModelRecord = { ...form, id, version: version + 1, updated: nowOf({ clock }) };
      const event = { action: 'model.update', resource: { id, name: after.name }, before, after } as const;
      await catalog.saveModel(after, audit.entry(actor, event));
      return after;
    });

export const deleteModel =
  ({ catalog, audit }: CatalogEditing): Route<typeof contracts.deleteModel> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    await retryOnConflict(async () => {
      const before = requireFound(await catalog.model(id), 'notFound');
      requireVersion(before, Number(query.version));
      const event = { action: 'model.delete', resource: { id, name: before.name }, before } as const;
      await catalog.removeModel(before, audit.entry(actor, event));
    });
    return undefined;
  };
