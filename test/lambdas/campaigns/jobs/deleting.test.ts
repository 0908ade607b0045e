import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dispatchAll } from '#lambdas/campaigns/jobs/dispatch-campaign.ts';
import { figuresStore } from '#lambdas/campaigns/store/figures-store.ts';
import { mailEvent, openPipeline, type Pipeline } from '../pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
});
afterEach(() => pipeline.close());

const minute = 60_000;
const itemsIn = async (pk: string): Promise<number> => {
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Select: 'COUNT',
  } as const;
  return (await pipeline.table.client.send(new QueryCommand({ TableName: pipeline.table.name, ...query }))).Count ?? 0;
};
const itemsOf = async (id: string) => (await itemsIn(`LEDGER#${id}`)) + (await itemsIn(`CAMPAIGN#${id}`));

/** One that was sent, with figures and a link that a reader followed. */
const sent = async (): Promise<string> => {
  await pipeline.subscribe(Array.from({ length: 700 }, (_none, index) => `reader${index}@dance.example`));
  const id = await pipeline.scheduled();
  await pipeline.dispatch(id);
  await pipeline.work();
  await pipeline.note([click(id)]);
  const figures = { recipients: 700, delivered: 0, opened: 0, clicked: 1, time: pipeline.iso() };
  await figuresStore(pipeline.table).keep(id, figures);
  return id;
};
const click = (campaign: string) =>
  mailEvent({ campaign }, 'Click', { click: { link: `https://dance.example/${pipeline.clock()}` } });
const remove = async (id: string) => {
  const campaign = await pipeline.campaigns.byId(id);
  if (campaign) await pipeline.campaigns.remove(campaign, [pipeline.services.deleted.mark(id)]);
};

it('a deleted campaign is gone at once, and nothing of it is left after some looks of the dispatcher', async () => {
  const id = await sent();
  await remove(id);
  expect(await pipeline.campaigns.byId(id)).toBeUndefined();
  expect((await pipeline.campaigns.list({ limit: 10 })).items).toEqual([]);
  const before = await itemsOf(id);
  expect(before).toBeGreaterThan(50);
  // There is time for two steps.
  let looks = 0;
  await dispatchAll(pipeline.services)(() => {
    looks += 1;
    return looks > 3;
  });
  expect(before - (await itemsOf(id))).toBe(50);
  // A run that dies in the middle leaves the rest to the next one.
  const { removeItems } = pipeline.services.deleted;
  pipeline.services.deleted.removeItems = () => Promise.reject(new Error('killed'));
  await expect(pipeline.dispatchAll()).rejects.toThrow('killed');
  pipeline.services.deleted.removeItems = removeItems;
  pipeline.advance(5 * minute);
  await pipeline.dispatchAll();
  expect(await itemsOf(id)).toBe(0);
});

it('what is written or told of a deleted campaign later does not stay', async () => {
  const id = await sent();
  await remove(id);
  await pipeline.dispatchAll();
  pipeline.advance(1);
  await pipeline.note([click(id)]);
  await pipeline.ledger.waitUntil(id, pipeline.iso());
  expect(await itemsOf(id)).toBe(0);
  // A report was being counted when the campaign was deleted.
  const figures = { recipients: 1, delivered: 0, opened: 0, clicked: 0, time: pipeline.iso() };
  await figuresStore(pipeline.table).keep(id, figures);
  pipeline.advance(16 * minute);
  await pipeline.dispatchAll();
  expect([await itemsOf(id), await itemsIn('CAMPAIGN#DELETED')]).toEqual([0, 1]);
  await pipeline.dispatchAll();
  expect(await itemsIn('CAMPAIGN#DELETED')).toBe(0);
});
