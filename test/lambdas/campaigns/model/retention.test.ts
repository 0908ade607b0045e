import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { keptDays } from '#lambdas/campaigns/model/retention.ts';
import { openPipeline, type Pipeline } from '../pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
});
afterEach(() => pipeline.close());

type Item = { sk: string; ttl?: number } & Record<string, unknown>;
const ledgerOf = async (id: string): Promise<Item[]> => {
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `LEDGER#${id}` } };
  const { Items } = await pipeline.table.client.send(new QueryCommand({ TableName: pipeline.table.name, ...query }));
  return Items as Item[];
};
/** As DynamoDB does after their time. */
const expire = async (id: string) => {
  for (const { sk, ttl } of await ledgerOf(id)) {
    const Key = { pk: `LEDGER#${id}`, sk };
    if (ttl !== undefined) await pipeline.table.client.send(new DeleteCommand({ TableName: pipeline.table.name, Key }));
  }
};
const to = async (count: number): Promise<string> => {
  await pipeline.subscribe(Array.from({ length: count }, (_none, index) => `reader${index}@dance.example`));
  const id = await pipeline.scheduled();
  await pipeline.dispatch(id);
  return id;
};

it('who somebody is stands only in items that expire after 180 days, and the figures stay', async () => {
  const id = await to(130);
  await pipeline.work();
  const expiry = pipeline.clock() / 1000 + keptDays * 86_400;
  const items = await ledgerOf(id);
  const lasting = items.filter(({ ttl }) => ttl !== expiry);
  expect(items.length - lasting.length).toBe(6);
  expect(JSON.stringify(lasting)).not.toMatch(/@dance\.example|accepted/);
  await expire(id);
  expect((await pipeline.ledger.recipients(id)).items).toEqual([]);
  expect([await pipeline.status(id), await pipeline.states(id)]).toEqual(['sent', { sent: 130 }]);
});

it('a campaign that stood still for longer ends, and writes to nobody whom it does not know any more', async () => {
  const id = await to(70);
  await pipeline.pause(id);
  await expire(id);
  await pipeline.resume(id);
  pipeline.advance(60_000);
  await pipeline.dispatch(id);
  await pipeline.work();
  expect([pipeline.handedOver, await pipeline.status(id), await pipeline.states(id)]).toEqual([
    [],
    'sent',
    { skipped: 70 },
  ]);
});

it.each(languages)('the page on privacy and the report say how long that is, in %s', async (language) => {
  const { default: privacy } = await import(`#locales/${language}/privacy.json`, { with: { type: 'json' } });
  const { default: campaigns } = await import(`#locales/${language}/campaigns.json`, { with: { type: 'json' } });
  expect(privacy.newsletterMore).toContain(` ${keptDays} `);
  expect(campaigns.recipientsKept).toContain(`${keptDays} `);
});
