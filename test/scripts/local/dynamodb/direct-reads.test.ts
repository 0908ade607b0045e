import { expect, it } from 'vitest';
import { item, key, openThings, withIndex } from '../support/dynamodb.ts';

it('reads a table as it is now, also after the template has adapted it', async () => {
  const { dynamoDb, call } = await openThings();
  const read = () => call('GetItem', { Key: key('a') });
  const index = { IndexName: 'byHolder', KeyConditionExpression: 'holder = :o' };
  const query = () => call('Query', { ...index, ExpressionAttributeValues: { ':o': { S: 'x' } } });
  expect(await read()).toEqual({});
  await expect(query()).rejects.toThrow('does not have the specified index');

  await call('PutItem', { Item: item('a', { holder: { S: 'x' } }) });
  expect(await read()).toMatchObject({ Item: { holder: { S: 'x' } } });
  await dynamoDb.ensureTable(withIndex);
  expect(await query()).toMatchObject({ Count: 1 });
  await call('DeleteItem', { Key: key('a') });
  expect(await read()).toEqual({});
});
