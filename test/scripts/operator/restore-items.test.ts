import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addItems, restoreItems } from '#scripts/operator/restore-items.ts';

type Item = Record<string, { S: string } | { N: string }>;
const nameOf = ({ pk, sk }: Item) => JSON.stringify([pk, sk]);
const item = (pk: string, sk: string, more: Item = {}): Item => ({ pk: { S: pk }, sk: { S: sk }, ...more });

const dynamodb = mockClient(DynamoDBClient);
const client = new DynamoDBClient({});
const tables = new Map<string, Map<string, Item>>();
const fill = (table: string, items: Item[]) => tables.set(table, new Map(items.map((each) => [nameOf(each), each])));
const contentOf = (table: string) => [...(tables.get(table)?.values() ?? [])].map(nameOf).sort();

/** DynamoDB hands out a scan in pages, carries out a part of a batch and hands the rest back. */
const takes = (most: number) =>
  dynamodb.on(BatchWriteItemCommand).callsFake(({ RequestItems }: BatchWriteItemCommandInput) => {
    const asked = RequestItems?.table ?? [];
    expect(asked.length).toBeLessThanOrEqual(25);
    for (const { PutRequest, DeleteRequest } of asked.slice(0, most)) {
      if (PutRequest) tables.get('table')?.set(nameOf(PutRequest.Item as Item), PutRequest.Item as Item);
      else tables.get('table')?.delete(nameOf(DeleteRequest?.Key as Item));
    }
    const rest = asked.slice(most);
    return rest.length > 0 ? { UnprocessedItems: { table: rest } } : {};
  });

beforeEach(() => {
  dynamodb.reset();
  takes(25);
  dynamodb.on(ScanCommand).callsFake(({ TableName, ExclusiveStartKey }) => {
    const items = [...(tables.get(TableName)?.values() ?? [])];
    return ExclusiveStartKey ? { Items: items.slice(40) } : { Items: items.slice(0, 40), LastEvaluatedKey: items[39] };
  });
});
afterAll(() => dynamodb.restore());

const many = Array.from({ length: 60 }, (_, n) => item(`BRAND#${n}`, 'BRAND'));

describe('restoring the audit log', () => {
  it.each([25, 20])('adds every entry of every page where DynamoDB takes %i of a batch at once', async (most) => {
    takes(most);
    const later = item('AUDIT#2026-11', 'later');
    fill('restored', many);
    fill('table', [later]);
    expect(await addItems(client, 'restored', 'table')).toBe(60);
    expect(contentOf('table')).toEqual([...many, later].map(nameOf).sort());
  });
});

describe('restoring the table', () => {
  const noa = item('USER#1', 'USER', { version: { N: '1' } });
  const lasting = [noa, item('USERNAME#noa', 'USERNAME'), item('USERNAMES', 'noa'), item('COUNT', 'USERS')];

  it('leaves no claim, list entry or record of later times that would contradict what is put back', async () => {
    const renamed = [item('USERNAME#noga', 'USERNAME'), item('USERNAMES', 'noga'), item('POSTS', '2026-11-22#1')];
    fill('restored', [...lasting, ...many]);
    fill('table', [{ ...noa, version: { N: '2' } }, ...renamed, item('COUNT', 'USERS')]);
    expect(await restoreItems(client, 'restored', 'table')).toEqual({ put: 64, deleted: 3 });
    expect(contentOf('table')).toEqual([...lasting, ...many].map(nameOf).sort());
    expect(tables.get('table')?.get(nameOf(noa))).toEqual(noa);
  });

  it('brings no session, link or code back, and ends those of now, which may be of somebody who is gone', async () => {
    const expires = { ttl: { N: '4102444800' } };
    fill('restored', [
      ...lasting,
      item('USER#1', 'SESSION#stolen', expires),
      item('USER#1', 'FORMER_EMAIL#a', expires),
    ]);
    fill('table', [...lasting, item('USER#2', 'SESSION#of-a-later-user', expires)]);
    await restoreItems(client, 'restored', 'table');
    expect(contentOf('table')).toEqual(lasting.map(nameOf).sort());
  });

  it('deletes nothing for a table that holds nothing', async () => {
    fill('restored', []);
    fill('table', lasting);
    await expect(restoreItems(client, 'restored', 'table')).rejects.toThrow('restored is empty');
    expect(contentOf('table')).toHaveLength(4);
  });
});
