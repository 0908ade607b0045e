import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

const key = { pk: partitions.render, sk: sortKeys.everything };

/**
 * Requests that every page is drawn again, after a deployment. The request is an item of the table, so it arrives in
 * the table's stream like any other change, and is repeated if it fails.
 */
export const requestRendering = async (table: AppTable, time: string): Promise<void> => {
  const Item = { ...key, type: 'RenderRequest', requested: time };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
};

export const isRenderRequest = ({ after }: ItemChange): boolean => after?.pk === key.pk && after.sk === key.sk;
