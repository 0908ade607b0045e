import * as z from 'zod/mini';
import { type TemplateOverview, templateOverviewSchema } from '#contracts/templates/endpoints.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { overviewOf, type TemplateRecord, templateRecordSchema } from '../model/template.ts';
import { listedKey, listPartition, templateKey } from './keys.ts';

const itemSchema = z.optional(z.object({ data: templateRecordSchema }));
const listSchema = z.array(z.object({ data: templateOverviewSchema }));

export interface TemplatesStore {
  byId(id: string): Promise<TemplateRecord | undefined>;
  /** Changed last first. */
  list(): Promise<TemplateOverview[]>;
  /** Other writes of the same transaction follow, such as the audit entry. @throws Conflict for an id that is in use. */
  add(record: TemplateRecord, extraWrites: TransactionWrite[]): Promise<void>;
  /** The record, in place of the version before it. @throws ProblemError `editConflict`. */
  replace(record: TemplateRecord, extraWrites: TransactionWrite[]): Promise<void>;
  /** @throws ProblemError `templateNotFound`. */
  remove(id: string, extraWrites: TransactionWrite[]): Promise<void>;
}

/** A list is read without the texts: their line of it is an item of its own, written together with the template. */
export const templatesStore = (table: AppTable): TemplatesStore => {
  const TableName = table.name;
  const listed = (record: TemplateRecord): Step => ({
    write: { Put: { TableName, Item: { ...listedKey(record.id), type: 'TemplateLine', data: overviewOf(record) } } },
  });
  const item = (record: TemplateRecord) => ({ ...templateKey(record.id), type: 'Template', data: record });
  const extra = (writes: TransactionWrite[]) => writes.map((write): Step => ({ write }));

  return {
    byId: async (id) => itemSchema.parse(await readItem(table, templateKey(id)))?.data,

    async list() {
      const lines = listSchema.parse(await readPartition(table, { pk: listPartition }));
      return lines.map(({ data }) => data).sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
    },

    add: (record, extraWrites) =>
      transact(table, [
        {
          write: { Put: { TableName, Item: item(record), ConditionExpression: 'attribute_not_exists(pk)' } },
          refusal: 'changed',
        },
        listed(record),
        ...extra(extraWrites),
      ]),

    replace: (record, extraWrites) =>
      transact(table, [
        {
          write: {
            Put: {
              TableName,
              Item: item(record),
              ConditionExpression: '#data.#version = :read',
              ExpressionAttributeNames: { '#data': 'data', '#version': 'version' },
              ExpressionAttributeValues: { ':read': record.version - 1 },
            },
          },
          refusal: 'editConflict',
        },
        listed(record),
        ...extra(extraWrites),
      ]),

    remove: (id, extraWrites) =>
      transact(table, [
        {
          write: { Delete: { TableName, Key: templateKey(id), ConditionExpression: 'attribute_exists(pk)' } },
          refusal: 'templateNotFound',
        },
        { write: { Delete: { TableName, Key: listedKey(id) } } },
        ...extra(extraWrites),
      ]),
  };
};
