import * as z from 'zod/mini';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import type { ModelRecord } from '../model/model.ts';
import { deletedItem, modelItem, modelItemSchema, modelKey, modelPartition } from './keys.ts';
import { deleteRead, putNew, replaceRead } from './steps.ts';

/** Every known model, by id. */
export const readModels = async (table: AppTable): Promise<ModelRecord[]> => {
  const items = z.array(modelItemSchema).parse(await readPartition(table, { pk: modelPartition }));
  return items.map(({ data }) => data);
};

/** Known models for their editors. */
export interface ModelsEditor {
  /** All of them, by id. */
  models(): Promise<ModelRecord[]>;
  model(id: string): Promise<ModelRecord | undefined>;
  addModel(model: ModelRecord, extraWrites: TransactionWrite[]): Promise<void>;
  /** Its version must be one more than the stored one. */
  saveModel(model: ModelRecord, auditWrite: TransactionWrite): Promise<void>;
  removeModel(model: ModelRecord, auditWrite: TransactionWrite): Promise<void>;
}

export const modelsEditor = (table: AppTable): ModelsEditor => {
  const TableName = table.name;
  return {
    models: () => readModels(table),

    model: async (id) => z.optional(modelItemSchema).parse(await readItem(table, modelKey(id)))?.data,

    addModel: (model, extraWrites) =>
      transact(table, [putNew(TableName, modelItem(model)), ...extraWrites.map((write): Step => ({ write }))]),

    saveModel: (model, auditWrite) =>
      transact(table, [replaceRead(TableName, modelItem(model)), { write: auditWrite }]),

    removeModel: ({ id, version }, auditWrite) =>
      transact(table, [
        deleteRead(TableName, modelKey(id), version),
        { write: { Put: { TableName, Item: deletedItem('MODEL', id) } } },
        { write: auditWrite },
      ]),
  };
};
